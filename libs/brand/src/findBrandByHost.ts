import type { Brand } from './Brand.ts';

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

/** A host as the brand list knows it, and whether it was requested with the `embed.` prefix. */
export interface SplitHost {
  brand: string;
  embed: boolean;
}

/**
 * Normalises a Host header: port, letter case, a trailing dot, `www.` and `embed.` don't make a different
 * brand. An invalid host gives an empty brand.
 */
export function splitHost(host: string): SplitHost {
  const name = nameOf(host);
  const embed = name.startsWith('embed.');
  return { brand: name.replace(/^(www|embed)\./, ''), embed };
}

/** Uses the URL parser, so that letter case follows its rules and never the machine's locale. */
function nameOf(host: string): string {
  const address = `http://${host}`;
  if (/[/@?#\\]/.test(host) || !URL.canParse(address)) return '';
  return new URL(address).hostname.replace(/\.$/, '');
}
