import type { SiteOptions } from '@baize/api';
import type { SocialLink, SocialNetwork } from '@baize/ui';
import { externalUrl } from './externalUrl.ts';

/** Company names, the same in every language. The options still call X `twitter`. */
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

/** The operator's social networks with a safe URL. */
export function socialLinksOf(options: SiteOptions | undefined): SocialLink[] {
  return NETWORKS.flatMap(([key, network, name]) => {
    const href = externalUrl(options?.[key]);
    return href ? [{ network, name, href }] : [];
  });
}
