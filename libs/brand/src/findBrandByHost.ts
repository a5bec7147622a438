/* @chunk auto */
import type { Brand } from './Brand.ts';

/**
 * The brand that a host belongs to, by its own host names or `<slug>.localhost` for local use; a name with a port takes
 * precedence over the same one without. Undefined for any other host, which gets a neutral page, never another brand's.
 */
export function findBrandByHost<B extends Pick<Brand, 'slug' | 'hosts'>>(
  host: string,
  brands: readonly B[],
): B | undefined {
  const { brand: name, port } = splitHost(host);
  const find = (wanted: string) =>
    brands.find(({ slug, hosts }) => wanted === `${slug}.localhost` || hosts.includes(wanted));
  return find(`${name}:${port}`) ?? find(name);
}

/** A host in the form used by the brand list, and whether it was requested with the `embed.` prefix. */
export interface SplitHost {
  brand: string;
  embed: boolean;
  /** Empty for the default port. */
  port: string;
}

/**
 * Normalizes a Host header: letter case, a trailing dot, `www.` and `embed.` don't matter. An invalid host gives an
 * empty brand.
 */
export function splitHost(host: string): SplitHost {
  const { hostname, port } = addressOf(host);
  const name = hostname.replace(/\.$/, '');
  const embed = name.startsWith('embed.');
  return { brand: name.replace(/^(www|embed)\./, ''), embed, port };
}

/** Uses the URL parser, so that letter case follows its rules rather than the machine's locale. */
function addressOf(host: string): Pick<URL, 'hostname' | 'port'> {
  const address = `http://${host}`;
  return /[/@?#\\]/.test(host) || !URL.canParse(address) ? { hostname: '', port: '' } : new URL(address);
}
