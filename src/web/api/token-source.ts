/** Resolves to the signed-in user's ID token, or null if signed out. */
export type TokenSource = () => Promise<string | null>;

let source: TokenSource | null = null;

/** Sets the API client's source of ID tokens; called once the identity service is known. */
export function setTokenSource(tokens: TokenSource | null): void {
  source = tokens;
}

/** The current ID token; null if signed out. */
export async function currentToken(): Promise<string | null> {
  return source ? source() : null;
}
