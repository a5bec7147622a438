import type { SiteOptions } from '@baize/api';
import type { SocialLink, SocialNetwork } from '@baize/ui';
import { externalUrl } from './externalUrl.ts';

/** Names of houses, the same in every language; what the options call `twitter` is X today. */
const NETWORKS = [
  ['instagram', 'instagram', 'Instagram'],
  ['telegram', 'telegram', 'Telegram'],
  ['whatsapp', 'whatsapp', 'WhatsApp'],
  ['twitter', 'x', 'X (Twitter)'],
  ['facebook', 'facebook', 'Facebook'],
  ['youtube', 'youtube', 'YouTube'],
  ['tiktok', 'tiktok', 'TikTok'],
  ['discord', 'discord', 'Discord'],
  ['threads', 'threads', 'Threads'],
  ['linkedin', 'linkedin', 'LinkedIn'],
  ['pinterest', 'pinterest', 'Pinterest'],
  ['tumblr', 'tumblr', 'Tumblr'],
  ['reddit', 'reddit', 'Reddit'],
] as const satisfies readonly (readonly [keyof SiteOptions, SocialNetwork, string])[];

/** Where else the site can be found: the networks that the operator has set, with an address that is safe. */
export function socialOf(options: SiteOptions | undefined): SocialLink[] {
  return NETWORKS.flatMap(([key, network, name]) => {
    const href = externalUrl(options?.[key]);
    return href ? [{ network, name, href }] : [];
  });
}
