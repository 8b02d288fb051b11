import socialCard from '../art/og-1200x630.jpg';
import { SkipLink } from '../ui/skip-link.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Packs } from './packs.tsx';
import { Pricing } from './pricing.tsx';
import { Promises } from './promises.tsx';
import { Questions } from './questions.tsx';

const title = 'Toy Twin: yourself as a collectible toy figure';
const description =
  'Upload one photo, choose your packaging and get a picture of yourself as a boxed collectible toy figure. Charged only when it is ready.';

/** Specification, "Landing page". */
export default function LandingPage() {
  return (
    <>
      <LandingMeta />
      <SkipLink />
      <LandingHeader />
      <main id="content">
        <Hero />
        <HowItWorks />
        <Packs />
        <Pricing />
        <Promises />
        <Questions />
      </main>
      <LandingFooter />
    </>
  );
}

/** The server replaces `__PUBLIC_URL__`, because the build does not know the public address. */
function LandingMeta() {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Toy Twin" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content="__PUBLIC_URL__/" />
      <meta property="og:image" content={`__PUBLIC_URL__${socialCard}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="A photo of a man, and three packaged toy figures of him" />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href="__PUBLIC_URL__/" />
    </>
  );
}
