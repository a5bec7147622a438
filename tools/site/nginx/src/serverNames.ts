import type { Brand } from '@baize/brand';

type Hosts = Pick<Brand, 'slug' | 'hosts'>;

/**
 * The host names of all brands, with the prefixes that the site server knows. Ports are nginx's business.
 * @param isLocal - whether `<slug>.localhost` is served too
 */
export function serverNames(brands: readonly Hosts[], isLocal: boolean): string[] {
  const names = brands.flatMap(({ slug, hosts }) => [...(isLocal ? [`${slug}.localhost`] : []), ...hosts]);
  const plain = new Set(names.map((name) => name.replace(/:\d+$/, '')));
  return [...plain].flatMap((name) => [name, `www.${name}`, `embed.${name}`]).sort();
}
