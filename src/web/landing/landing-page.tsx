import socialCard from '../art/og-1200x630.jpg';
import { SkipLink } from '../ui/skip-link.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Packs } from './packs.tsx';
import { Pricing } from './pricing.tsx';
import { Promises } from './promises.tsx';

/** Plain HTML: people who have not decided yet should not have to load an app. */
export const handle = { static: true };

const title = 'Toy Twin: yourself as a collectible toy figure';
const description =
  'Upload one photo, choose your packaging and get a picture of yourself as a boxed collectible toy figure. Charged only when it is ready.';

/** `__PUBLIC_URL__` is filled in by the server, which alone knows under which address it is seen. */
export function meta() {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Toy Twin' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: '__PUBLIC_URL__/' },
    { property: 'og:image', content: `__PUBLIC_URL__${socialCard}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'Packaged toy figures of three people' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: '__PUBLIC_URL__/' },
  ];
}

/** Specification, "Landing page". */
export default function LandingPage() {
  return (
    <>
      <SkipLink />
      <LandingHeader />
      <main id="content">
        <Hero />
        <HowItWorks />
        <Packs />
        <Pricing />
        <Promises />
      </main>
      <LandingFooter />
      <script src="/hero-fallback.js" defer />
    </>
  );
}
