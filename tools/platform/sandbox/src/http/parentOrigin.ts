import type { BrandList } from '../brands.ts';
import { isLoopbackHost } from './loopback.ts';

function originOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  try {
    const url = new URL(address);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.origin : undefined;
  } catch {
    return undefined;
  }
}

/** Whether pages of this origin may frame a game and get its messages: a brand's host, or this machine. */
export function isParentOrigin(origin: string, brands: BrandList): boolean {
  const { protocol, hostname } = new URL(origin);
  return isLoopbackHost(hostname) || (protocol === 'https:' && brands.byHost(hostname) !== undefined);
}

/** The origin of the page that requested a launch; undefined if it isn't trusted. */
export function parentOrigin(headers: Record<string, string>, brands: BrandList): string | undefined {
  const forwarded = headers['x-forwarded-host']?.split(',')[0]?.trim();
  const protocol = headers['x-forwarded-proto']?.split(',')[0]?.trim() ?? 'http';
  const candidates = [
    headers.origin,
    headers.referer,
    forwarded && `${protocol}://${forwarded}`,
    headers.host && `http://${headers.host}`,
  ];
  return candidates
    .map(originOf)
    .find((origin): origin is string => origin !== undefined && isParentOrigin(origin, brands));
}
