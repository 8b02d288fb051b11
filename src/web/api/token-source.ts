/** Gives the signed-in person's ID token, or null when nobody is signed in. */
export type TokenSource = () => Promise<string | null>;

let source: TokenSource | null = null;

/** Tells the API client where ID tokens come from; called once the identity service has been chosen. */
export function provideTokens(tokens: TokenSource | null): void {
  source = tokens;
}

/** The current ID token, if there is anybody to have one. */
export async function currentToken(): Promise<string | null> {
  return source ? source() : null;
}
