import { expect, it } from 'vitest';
import { startApp } from './app.ts';

/** The landing page's words, as a person reads them. */
async function readLandingPage(variables: Record<string, string> = {}): Promise<string> {
  const { app, close } = await startApp({ workers: false, variables });
  try {
    const { body } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    return body.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '');
  } finally {
    await close();
  }
}

it('promises on the landing page are those of an installation without configuration', async () => {
  const page = await readLandingPage();
  expect(page.match(/Two versions\. One free redo within 14 days\./g)).toHaveLength(3);
  expect(page).toContain('erased 30 days after your toy is finished');
  expect(page).toContain('It goes to no other company.');
  expect(page).toContain('You must be at least 13 years old; under 18 you need');
  expect(page).toContain('Nothing is sold here');
});

it('promises on the landing page follow what is configured', async () => {
  const page = await readLandingPage({
    VARIATIONS_BASIC: '1',
    VARIATIONS_PREMIUM: '2',
    PHOTO_RETENTION_DAYS: '14',
    MINIMUM_AGE: '18',
    MODERATION: 'openai',
    OPENAI_API_KEY: 'a-key',
    SELLER_NAME: '<Toys> & $& __Sons__',
    SELLER_ADDRESS: '1 Toy Street\\nSpringfield',
    SELLER_EMAIL: 'sales@toys.example',
  });
  expect(page.match(/Two versions\./g), 'only premium has two').toHaveLength(1);
  expect(page.match(/One free redo within 14 days\./g)).toHaveLength(3);
  expect(page).toContain('erased 14 days after your toy is finished');
  expect(page).toContain('it is sent to OpenAI, to check it or to make the pictures.');
  expect(page).not.toContain('to no other company');
  expect(page).toContain('You must be at least 18 years old. Everybody');
  expect(page).toContain(
    'You buy from &lt;Toys&gt; &amp; $&amp; &#95;_Sons&#95;_, 1 Toy Street, Springfield.',
  );
});
