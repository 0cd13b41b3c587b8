/** Who counts as one visitor: an address, or for IPv6 the network that one household gets. */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of sixteen bits in a /64. */
const OF_NETWORK = 4;
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** All eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const read = (part: string): string[] => (part === '' ? [] : part.split(':'));
  const [before, after] = [read(head), read(tail ?? '')];
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...after];
}

/** An IPv4 address itself; of an IPv6 address the first 64 bits, however it was written. */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address.split('%', 1)[0] ?? '')) return address;
  const network = groupsOf(address)
    .slice(0, OF_NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/**
 * The name under which an address is kept and counted. Without the key nobody learns the address by trying them all.
 * @param key the secret of this installation
 */
export const addressHash = (address: string, key: string): string =>
  createHmac('sha256', key).update(networkOf(address)).digest('base64url');
