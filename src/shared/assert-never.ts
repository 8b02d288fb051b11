/** Makes the compiler refuse a `switch` that forgets a case; throws if one slips through at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
