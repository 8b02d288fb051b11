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
  InvalidAccessKeyId: 'The store does not recognize AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY does not match AWS_ACCESS_KEY_ID',
  CredentialsProviderError: 'No keys found: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
  AccessDenied: 'These keys lack a permission for the bucket: they must list, read, write and delete',
  NoSuchBucket: 'The bucket does not exist: create it, or correct STORAGE_URL',
  PermanentRedirect: 'The bucket is in another region: correct AWS_REGION',
  AuthorizationHeaderMalformed: 'The bucket is in another region: correct AWS_REGION',
  RequestTimeTooSkewed: "This machine's clock is wrong",
  ECONNREFUSED: 'Connection refused by the endpoint',
  ENOTFOUND: 'The host does not exist: correct the endpoint',
  EAI_AGAIN: 'The host name cannot be resolved right now',
  TimeoutError: 'The store does not respond in time',
  ENOENT: 'The folder, or the file in GOOGLE_APPLICATION_CREDENTIALS, does not exist',
  EACCES: 'This user cannot write to the folder',
  ENOSPC: 'The disk is full',
  '401': 'The store refuses the key; for Google, check GOOGLE_APPLICATION_CREDENTIALS',
  '403': 'This key lacks a permission for the bucket; on Google it needs the role Storage Object User',
  '404': 'The bucket does not exist: create it, or correct STORAGE_URL',
};

/** Explains a failure and its remedy to the operator, without secrets. */
export function explainFailure(error: unknown): string {
  const name = failureCode(error);
  return advice[name] ? `${advice[name]} (${name})` : name;
}
