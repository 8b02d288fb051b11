import { randomUUID } from 'node:crypto';
import { PASSWORD } from './person.ts';

/** A call, and the name of the limit that it uses up. */
export interface LimitedCall {
  limit: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  payload?: object;
}

/** Stands for the token of a photo in the trial's memory. */
export const TOKEN = 'TOKEN';
const ID = randomUUID();
const photo = { sourceImage: '/files/none.jpg' };
const box = { templateId: 'template1', description: 'A sailor' };

/** Calls whose limit counts by person. It is looked at first, so that nothing of what they name needs to exist. */
export const callsByPerson: LimitedCall[] = [
  { limit: 'photo-upload', method: 'POST', url: '/api/photos', payload: {} },
  { limit: 'photo-upload', method: 'POST', url: '/api/photos/from-try', payload: { token: TOKEN } },
  { limit: 'photo-check', method: 'POST', url: '/api/photos/check', payload: photo },
  { limit: 'photo-erase', method: 'POST', url: '/api/photos/erase', payload: photo },
  { limit: 'look-choices', method: 'POST', url: '/api/look-choices', payload: { ...photo, field: 'hair' } },
  { limit: 'preview', method: 'POST', url: '/api/mock-ups', payload: { ...photo, ...box } },
  { limit: 'preview', method: 'POST', url: '/api/mock-ups/turning', payload: { ...photo, ...box } },
  {
    limit: 'draft',
    method: 'POST',
    url: '/api/toytwins',
    payload: { ...photo, templateId: 'template1', prompt: 'A sailor', tier: 'basic' },
  },
  { limit: 'download', method: 'GET', url: `/api/toytwins/${ID}/downloads/packaged` },
  { limit: 'redo', method: 'POST', url: `/api/toytwins/${ID}/redo`, payload: { reason: 'not_me' } },
  {
    limit: 'follow-up',
    method: 'POST',
    url: `/api/toytwins/${ID}/follow-ups`,
    payload: { purpose: 'upgrade' },
  },
  {
    limit: 'rename',
    method: 'PUT',
    url: `/api/toytwins/${ID}/name`,
    payload: { name: 'Robin', print: false },
  },
  { limit: 'removal', method: 'POST', url: '/api/toytwins/remove', payload: { ids: [ID] } },
  { limit: 'zip', method: 'POST', url: '/api/toytwins/zip', payload: { ids: [ID] } },
  { limit: 'keep-present', method: 'POST', url: '/api/presents', payload: { token: 'a'.repeat(22) } },
  { limit: 'share', method: 'POST', url: `/api/toytwins/${ID}/share` },
  {
    limit: 'checkout',
    method: 'POST',
    url: '/api/payments/create-checkout',
    payload: { toytwinId: ID, tier: 'basic' },
  },
  { limit: 'receipt', method: 'GET', url: `/api/payments/order/${ID}/receipt.pdf` },
  { limit: 'export', method: 'GET', url: '/api/users/me/export' },
  { limit: 'preferences', method: 'PUT', url: '/api/users/me/preferences', payload: { mailWhenReady: true } },
  {
    limit: 'wrong-password-deletion',
    method: 'DELETE',
    url: '/api/users/me',
    payload: { password: PASSWORD },
  },
];

/** Calls whose limit counts by network. */
export const callsByNetwork: LimitedCall[] = [
  {
    limit: 'read-description',
    method: 'POST',
    url: '/api/descriptions/read',
    payload: { description: 'A sailor' },
  },
  { limit: 'things', method: 'GET', url: '/api/things' },
  { limit: 'part-picture', method: 'GET', url: '/api/things/thing:guitar/picture?colour=ff0000' },
  { limit: 'photo-expected', method: 'POST', url: '/api/photos/expected' },
  { limit: 'try-photo', method: 'POST', url: '/api/try/photos', payload: {} },
  { limit: 'try-preview', method: 'GET', url: `/api/try/photos/${TOKEN}` },
  { limit: 'try-preview', method: 'POST', url: '/api/try/mock-ups', payload: { token: TOKEN, ...box } },
  {
    limit: 'try-look-choices',
    method: 'POST',
    url: '/api/try/look-choices',
    payload: { token: TOKEN, field: 'hair' },
  },
];

/** A call of the embedded identity, and the key by which its limit counts. */
export interface IdentityCall {
  limit: string;
  path: string;
  keyOf(caller: { email: string; place: string; device: string }): string;
}

const atPlace: IdentityCall['keyOf'] = ({ email, place }) => `${email} ${place}`;

/** Calls of the embedded identity. */
export const identityCallsOfLimits: IdentityCall[] = [
  { limit: 'wrong-password', path: 'sign-in/email', keyOf: atPlace },
  { limit: 'wrong-password-place', path: 'sign-in/email', keyOf: ({ place }) => place },
  { limit: 'wrong-password-device', path: 'sign-in/email', keyOf: ({ device }) => device },
  // Last of them: it refuses the address everywhere.
  { limit: 'wrong-password-everywhere', path: 'sign-in/email', keyOf: ({ email }) => email },
  { limit: 'sign-up', path: 'sign-up/email', keyOf: ({ place }) => place },
  { limit: 'reset-mail-asked', path: 'request-password-reset', keyOf: atPlace },
  { limit: 'sign-in-mail-asked', path: 'sign-in/magic-link', keyOf: atPlace },
  { limit: 'confirmation-mail-asked', path: 'send-verification-email', keyOf: atPlace },
];

/** Limits with a test of their own, because their calls are not refused at once or not in the API's words. */
export const LIMITS_OF_THEIR_OWN = [
  'report',
  'registered-address',
  'share-answer',
  'present',
  'passkey',
  'provider',
  'own-login-mails',
];

/** Counters that refuse nothing: beyond them an answer sends no mail, or says that enough is known. */
export const SILENT_COUNTERS = [
  'report-network',
  'reset-mail-sent',
  'sign-in-mail-sent',
  'confirmation-mail-sent',
];

/** Where a 429 is made, how many times, and what provokes it. Who adds a place provokes it as well, and counts it here. */
export const REFUSING_PLACES: Record<string, [times: number, provokedBy: string]> = {
  'packages/studio/errors.ts': [1, 'only a type'],
  'packages/studio/preview/latest-wins-queue.ts': [1, 'the queues of the studio'],
  'src/features/photos/server/photo-queues.ts': [2, 'slow photos'],
  'src/features/photos/server/upload-slots.ts': [1, 'open uploads'],
  'src/features/reports/server/report-pages.ts': [1, 'report'],
  'src/features/trial/server/limit-network.ts': [1, 'the trial while it is busy'],
  'src/features/trial/server/trial-places.ts': [1, 'previews of the trial'],
  'src/http/error-handler.ts': [1, 'nothing: the framework refuses no call for coming too often'],
  'src/services/identity/confirm-owner.ts': [1, 'wrong-password-deletion'],
  'src/services/identity/endpoints/call.ts': [2, 'only what the endpoints call'],
  'src/services/identity/endpoints/request-mail.ts': [2, 'the limits of mails, sign-up'],
  'src/services/identity/endpoints/sign-in.ts': [1, 'the limits of wrong passwords'],
  'src/services/identity/endpoints/sign-up.ts': [2, 'sign-up, registered-address'],
  'src/services/identity/endpoints/use-passkey.ts': [1, 'passkey'],
  'src/services/identity/endpoints/use-provider.ts': [2, 'provider, sign-up'],
  'src/services/limits/index.ts': [1, 'all other limits'],
  'src/shared/errors.ts': [2, 'only code and status'],
};
