import { splitHost } from '@baize/brand';

/** Local hosts and IP addresses. */
const LOCAL = /^(?:localhost|.+\.localhost|\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;
const BARE = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;
const MINUTE = 60_000;

interface Where {
  hostname: string;
  pathname: string;
  search: string;
  hash: string;
}

interface Rules {
  /** As received in the options, unchecked. */
  activeDomain: unknown;
  /** The brand's own hosts. */
  hosts: readonly string[];
  /** Those hosts that never redirect. */
  fixedHosts: readonly string[];
  /** When this browser was last redirected, in ms since 1970. */
  lastAt: number | undefined;
  now: number;
}

/**
 * The redirect target for the visitor (spec 1/1/2): the active domain must be a bare host name of this brand, local and
 * fixed hosts never redirect, it happens at most once a minute, and path, query and hash are kept.
 * @returns a URL, or undefined to stay
 */
export function activeDomainTarget(
  here: Where,
  { activeDomain, hosts, fixedHosts, lastAt, now }: Rules,
): string | undefined {
  const target = typeof activeDomain === 'string' ? activeDomain.trim() : '';
  if (!BARE.test(target) || !hosts.includes(target) || LOCAL.test(here.hostname)) return undefined;
  const { brand, embed } = splitHost(here.hostname);
  if (brand === target || fixedHosts.includes(brand)) return undefined;
  /* Ignore a last redirect that is in the future because the clock was set back. */
  if (lastAt !== undefined && Math.abs(now - lastAt) < MINUTE) return undefined;
  return `https://${embed ? 'embed.' : ''}${target}${here.pathname}${here.search}${here.hash}`;
}
