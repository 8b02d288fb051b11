import { readFile } from 'node:fs/promises';

/**
 * How many connections a server on this machine has on a port, by the kernel's table (Linux). One that the server has
 * closed does not count any more, even while the other side has not noticed.
 */
export async function countHeldConnections(port: number): Promise<number> {
  const table = await readFile('/proc/net/tcp', 'utf8');
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return table.split('\n').filter((line) => {
    const [, address = '', peer, , , , , , , inode] = line.trim().split(/\s+/);
    // A listening socket has no peer; a socket without an inode belongs to no process.
    return address.endsWith(local) && peer !== '00000000:0000' && inode !== '0';
  }).length;
}
