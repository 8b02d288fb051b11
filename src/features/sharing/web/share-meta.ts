/**
 * Head of a share page. The words between double underscores are filled in (and escaped) by the server,
 * because social networks read the served HTML and run no script.
 */
export function shareMeta() {
  const title = "__OWNER__'s __TITLE__";
  const description = 'A toy twin: __TEMPLATE__. Make your own from one photo.';
  return [
    { title: `${title} · Toy Twin` },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Toy Twin' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: '__PAGE_URL__' },
    { property: 'og:image', content: '__IMAGE__' },
    { property: 'og:image:alt', content: `${title}, boxed` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: '__IMAGE__' },
  ];
}
