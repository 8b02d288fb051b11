const SECRET_NAME = /SECRET|PASSWORD|TOKEN|KEY$/;

/**
 * A variable's value as it may be shown: of a secret its kind and last four characters (`sk_live_…abcd`), of an
 * address everything but the password.
 * @param isSecret whether the configuration says so; a telling name is enough.
 */
export function maskValue(name: string, value: string, isSecret: boolean): string {
  if (isSecret || SECRET_NAME.test(name)) return maskSecret(value);
  return value
    .replace(/(:\/\/[^/?#@:]*):[^/?#]*@/, '$1:…@')
    .replace(/([?&][\w-]*(?:password|secret|key)=)[^&]*/gi, '$1…');
}

/** Of a short secret nothing is shown: four characters would be too much of it. */
function maskSecret(value: string): string {
  const kind = /^[a-z]+_(?:live_|test_)?/.exec(value)?.[0] ?? '';
  return value.length - kind.length < 16 ? `${kind}…` : `${kind}…${value.slice(-4)}`;
}
