import { once } from 'node:events';
import net from 'node:net';

/** A proxy in front of the database that simulates network failures. */
export interface Proxy extends AsyncDisposable {
  /** The database's URL through this proxy. */
  address: string;
  /** Cuts every connection that carries this text; null stops that. */
  cutAt(words: string | null): void;
  /** Silences all current connections, as if the machine behind them were gone; new ones work. */
  silence(): void;
}

/** Starts a proxy in front of the database at `url`. */
export async function startProxy(url: string): Promise<Proxy> {
  const target = new URL(url);
  let cut: string | null = null;
  let silent = new Set<net.Socket>();
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(Number(target.port), target.hostname);
    const end = () => {
      near.destroy();
      far.destroy();
      open.delete(near);
    };
    open.add(near);
    near.on('close', end).on('error', end);
    far.on('close', end).on('error', end);
    near.on('data', (bytes) => {
      if (cut && bytes.includes(cut)) end();
      else if (!silent.has(near)) far.write(bytes);
    });
    far.on('data', (bytes) => !silent.has(near) && near.write(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  address.port = String((server.address() as net.AddressInfo).port);
  return {
    address: address.href,
    cutAt: (words) => {
      cut = words;
    },
    silence: () => {
      silent = new Set(open);
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
