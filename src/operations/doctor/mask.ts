const SECRET_NAME = /SECRET|PASSWORD|TOKEN|KEY$/;

/**
 * A variable's value for display: of a secret its kind and last four characters (`sk_live_…abcd`), of a URL
 * everything but the password.
 * @param isSecret whether the configuration declares it a secret; a name like a secret's is enough.
 */
export function maskValue(name: string, value: string, isSecret: boolean): string {
  if (isSecret || SECRET_NAME.test(name)) return maskSecret(value);
  return value
    .replace(/(:\/\/[^/?#@:]*):[^/?#]*@/, '$1:…@')
    .replace(/([?&][\w-]*(?:password|secret|key)=)[^&]*/gi, '$1…');
}

/** A short secret is masked completely: four characters would reveal too much of it. */
function maskSecret(value: string): string {
  const kind = /^[a-z]+_(?:live_|test_)?/.exec(value)?.[0] ?? '';
  return value.length - kind.length < 16 ? `${kind}…` : `${kind}…${value.slice(-4)}`;
}
