import { stat } from 'node:fs/promises';
import type { Config } from '#config.ts';
import { isLocalAddress } from '#shared/local-host.ts';

const DAY = 86_400_000;
/** Signed notices hold for five minutes and signatures of storage for fifteen; this leaves room, in milliseconds. */
const TOLERANCE = 120_000;
const PATIENCE_MS = 5_000;

/**
 * Whether this machine's clock is right: signatures, sign-in and the ends of payments hang on it. It is compared
 * with that of the first outside service that the configuration names and that answers.
 * @throws {Error} when it is wrong.
 */
export async function checkClock(config: Config): Promise<string> {
  const now = new Date();
  const { mtimeMs } = await stat(new URL(import.meta.url));
  if (now.getTime() < mtimeMs - DAY) {
    throw new Error(`${now.toISOString()} is earlier than this program. Set the clock (NTP).`);
  }
  for (const url of outsideClocks(config)) {
    const difference = await askDifference(url);
    if (difference === undefined) continue;
    const seconds = Math.round(difference / 1000);
    const { host } = new URL(url);
    if (Math.abs(difference) > TOLERANCE) {
      throw new Error(`The clock differs by ${seconds} s from that of ${host}. Set it (NTP).`);
    }
    return `${now.toISOString()}, ${Math.abs(seconds)} s from that of ${host}`;
  }
  return `${now.toISOString()}; no outside service answers to compare it with`;
}

function outsideClocks({ stripe, identity, publicUrl }: Config): string[] {
  return [
    stripe.secretKey && (stripe.apiBase ?? 'https://api.stripe.com'),
    identity.firebase && !identity.firebase.emulatorHost && 'https://www.googleapis.com',
    !isLocalAddress(publicUrl) && publicUrl,
  ].filter((url) => typeof url === 'string');
}

/** Ours minus theirs in milliseconds; undefined when nothing answers. */
async function askDifference(url: string): Promise<number | undefined> {
  try {
    const { headers } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE_MS) });
    const date = Date.parse(headers.get('date') ?? '');
    return Number.isNaN(date) ? undefined : Date.now() - date;
  } catch {
    return undefined;
  }
}
