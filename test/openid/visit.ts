/** Where the OpenID server sends somebody back to, and by which form if it is one. */
export type WayBack = { url: string; form?: Record<string, string> };

/**
 * Does at the OpenID server what a person does in a browser: opens the page to which the product sends them, and answers.
 * @param url of that page. @param email 'cancel' presses that button.
 */
export async function visitOpenIdServer(url: string, email: string): Promise<WayBack> {
  const { origin } = new URL(url);
  const cookies = new Map<string, string>();
  const load = async (address: string, form?: URLSearchParams) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  };
  const answered = new URLSearchParams(
    email === 'cancel' ? { answer: 'cancel' } : { answer: 'continue', email },
  );
  let address = url;
  let form: URLSearchParams | undefined;
  for (let step = 0; step < 8; step += 1) {
    const answer = await load(address, form);
    const location = answer.headers.get('location');
    if (location) {
      address = new URL(location, address).href;
      if (!address.startsWith(origin)) return { url: address };
      form = undefined;
    } else if (new URL(address).pathname.startsWith('/interaction/')) form = answered;
    else return readForm(await answer.text());
  }
  throw new Error('The OpenID server sends nobody back');
}

/** The form that a page sends by itself, as with Apple. */
function readForm(page: string): WayBack {
  const url = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
  if (!url) throw new Error(`The OpenID server answered: ${page}`);
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
  return { url, form: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value])) };
}
