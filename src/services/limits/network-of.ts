import { SocketAddress } from 'node:net';
import { normalizeIP } from '@better-auth/core/utils/ip';

/**
 * The network address by which calls without a person are limited. Strips the port that some proxies add, because it
 * differs per connection. Of IPv6 only the first 64 bits, because a subscriber can choose the rest.
 */
export function networkOf(ip: string): string {
  const { address } = SocketAddress.parse(ip) ?? { address: ip };
  return normalizeIP(address, { ipv6Subnet: 64 });
}
