import { stat } from 'node:fs/promises';
import type { Config } from '#config.ts';
import { isLocalAddress } from '#shared/local-host.ts';

const DAY = 86_400_000;
/**
 * Tolerated clock difference in milliseconds. Webhook signatures are valid for five minutes, storage
 * signatures for fifteen.
 */
const TOLERANCE = 120_000;
const PATIENCE_MS = 5_000;

/**
 * Checks this machine's clock, on which signatures, sign-in and payment expiry depend, against the first
 * configured external service that answers.
 * @throws {Error} if the clock is wrong.
 */
export async function checkClock(config: Config): Promise<string> {
  const now = new Date();
  const { mtimeMs } = await stat(new URL(import.meta.url));
  if (now.getTime() < mtimeMs - DAY) {
    throw new Error(`${now.toISOString()} is earlier than this release. Set the clock (NTP).`);
  }
  for (const url of outsideClocks(config)) {
    const difference = await askDifference(url);
    if (difference === undefined) continue;
    const seconds = Math.round(difference / 1000);
    const { host } = new URL(url);
    if (Math.abs(difference) > TOLERANCE) {
      throw new Error(`The clock differs from the clock of ${host} by ${seconds} s. Set it (NTP).`);
    }
    return `${now.toISOString()}, ${Math.abs(seconds)} s from the clock of ${host}`;
  }
  return `${now.toISOString()}; no external service answered, so it was not compared`;
}

function outsideClocks({ stripe, identity, publicUrl }: Config): string[] {
  return [
    stripe.secretKey && (stripe.apiBase ?? 'https://api.stripe.com'),
    identity.firebase && !identity.firebase.emulatorHost && 'https://www.googleapis.com',
    !isLocalAddress(publicUrl) && publicUrl,
  ].filter((url) => typeof url === 'string');
}

/** Our time minus theirs in milliseconds; undefined if no service answers. */
async function askDifference(url: string): Promise<number | undefined> {
  try {
    const { headers } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
    const date = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(date) ? undefined : Date.now() - date;
  } catch {
    return undefined;
  }
}
