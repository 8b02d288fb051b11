import { connect } from 'node:net';
import { z } from 'zod';

// A process of its own, so that the attacker takes no time from those who measure. Opens the connections, drips every
// second until it is ended, and prints a line once all are open.

/** What a slow caller does. */
export const slowCaller = z.object({
  port: z.int(),
  connections: z.int(),
  /** What it sends at first, */
  begins: z.string(),
  /** and every second. */
  sends: z.string().optional(),
  /** How many bytes of the answer it reads every second; otherwise it reads all. */
  reads: z.int().optional(),
});
export type SlowCaller = z.infer<typeof slowCaller>;

if (process.argv[2]) {
  const { port, connections, begins, sends, reads } = slowCaller.parse(JSON.parse(process.argv[2]));
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.on('error', () => undefined);
      const { promise: opened, resolve } = Promise.withResolvers<typeof socket>();
      socket.once('connect', () => resolve(socket));
      return opened;
    }),
  );
  for (const socket of sockets) {
    socket.write(begins);
    if (reads === undefined) socket.resume();
  }
  process.stdout.write('all are open\n');
  setInterval(() => {
    for (const socket of sockets) {
      if (sends && socket.writable) socket.write(sends);
      if (reads) socket.read(reads);
    }
  }, 1_000);
}
