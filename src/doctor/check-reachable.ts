import { once } from 'node:events';
import { connect } from 'node:net';

const PORTS: Record<string, number> = {
  'http:': 80,
  'https:': 443,
  'postgres:': 5432,
  'postgresql:': 5432,
  'smtp:': 587,
  'smtps:': 465,
};
const PATIENCE_MS = 10_000;

/**
 * Whether the machine that an address names takes connections; nothing is said to it.
 * @throws {Error} when it does not.
 */
export async function checkReachable(address: string): Promise<string> {
  const { protocol, hostname, port } = new URL(address);
  const number = Number(port) || (PORTS[protocol] ?? 443);
  const name = `${hostname}:${number}`;
  const socket = connect({ host: hostname, port: number });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(PATIENCE_MS) });
    return `${name} takes connections; nothing else was tried`;
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
    throw new Error(`${name} takes no connections (${reason}). Check the address and the network.`, {
      cause,
    });
  } finally {
    socket.destroy();
  }
}
