/** The cause of a vendor's error as a single word: `NoSuchBucket`, `ECONNREFUSED`, `403`. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && error.code ? String(error.code) : '';
  return code || innermost(error) || statusWithoutWords(error) || error.name;
}

/** Answers without a body, as to HEAD, have only a status; the S3 client reports them as unknown. */
function statusWithoutWords(error: Error): string {
  if (!error.name.startsWith('Unknown') || !('$metadata' in error)) return '';
  const { $metadata } = error;
  return $metadata instanceof Object && 'httpStatusCode' in $metadata ? String($metadata.httpStatusCode) : '';
}

/** When connections to several addresses fail, the reason is nested one level deeper. */
function innermost(error: Error): string {
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner instanceof Error && 'code' in inner ? String(inner.code) : '';
}

const advice: Record<string, string> = {
  InvalidAccessKeyId: 'The store does not know this AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID',
  CredentialsProviderError: 'No keys were found: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  AccessDenied: 'These keys may not do this in the bucket: they need to list, read, write and delete',
  NoSuchBucket: 'There is no such bucket: make it first, or correct STORAGE_URL',
  PermanentRedirect: 'The bucket lies in another region: correct AWS_REGION',
  AuthorizationHeaderMalformed: 'The bucket lies in another region: correct AWS_REGION',
  RequestTimeTooSkewed: "This machine's clock is wrong",
  ECONNREFUSED: 'Nobody answers at this endpoint',
  ENOTFOUND: 'There is no such host: correct the endpoint',
  EAI_AGAIN: 'The name of the host cannot be looked up now',
  TimeoutError: 'The store does not answer in time',
  ENOENT: 'The folder, or the file of GOOGLE_APPLICATION_CREDENTIALS, is not there',
  EACCES: 'The folder may not be written by this user',
  ENOSPC: 'The disk is full',
  '401': 'The store does not accept the key: for Google, check GOOGLE_APPLICATION_CREDENTIALS',
  '403': 'This key may not do this in the bucket: at Google it needs the role Storage Object User',
  '404': 'There is no such bucket: make it first, or correct STORAGE_URL',
};

/** Explains a failure and its remedy to the operator, without secrets. */
export function explainFailure(error: unknown): string {
  const name = failureCode(error);
  return advice[name] ? `${advice[name]} (${name})` : name;
}
