const title = '__HEADING__';
const description = 'A toy twin: __TEMPLATE__. Make your own from one photo.';

/**
 * Head of a share page. The server replaces (and escapes) the placeholders between double underscores,
 * because social networks read the served HTML and run no scripts.
 */
export function ShareMeta() {
  return (
    <>
      <title>{`${title} · Toy Twin`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Toy Twin" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content="__PAGE_URL__" />
      <meta property="og:image" content="__CARD__" />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title}, boxed`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content="__CARD__" />
    </>
  );
}
