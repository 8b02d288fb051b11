import { SocketAddress } from 'node:net';
import { normalizeIP } from '@better-auth/core/utils/ip';

/**
 * The network address by which calls without a person are limited. Strips the port that some proxies add, because it
 * differs per connection. Of IPv6 only the first 64 bits, because a subscriber can choose the rest.
 */
export function networkOf(ip: string): string {
  return networkOfBits(ip, 64);
}

/**
 * The network by which room is shared rather than calls counted. Of IPv6 only the first 48 bits, which a provider gives
 * to one customer: one rented server comes with 65,536 of the networks that `networkOf` distinguishes.
 */
export function siteOf(ip: string): string {
  return networkOfBits(ip, 48);
}

function networkOfBits(ip: string, ipv6Subnet: 48 | 64): string {
  const { address } = SocketAddress.parse(ip) ?? { address: ip };
  return normalizeIP(address, { ipv6Subnet });
}
