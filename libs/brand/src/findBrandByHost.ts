import type { Brand } from './Brand.ts';
import { splitHost } from './splitHost.ts';

/**
 * The brand that a host belongs to, by its own host names or `<slug>.localhost` for local use. Undefined for
 * every other host, which gets a neutral page and never another brand's.
 */
export function findBrandByHost<B extends Pick<Brand, 'slug' | 'hosts'>>(
  host: string,
  brands: readonly B[],
): B | undefined {
  const { brand: name } = splitHost(host);
  return brands.find(({ slug, hosts }) => name === `${slug}.localhost` || hosts.includes(name));
}
