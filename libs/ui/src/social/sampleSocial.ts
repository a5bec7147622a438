import type { SocialLink } from './SocialLinks.tsx';
import { SOCIAL_NETWORKS, type SocialNetwork } from './socialLogos.ts';

const NAMES: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  tumblr: 'Tumblr',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  threads: 'Threads',
  discord: 'Discord',
};

export const sampleSocial: readonly SocialLink[] = SOCIAL_NETWORKS.map((network) => ({
  network,
  name: NAMES[network],
  href: `https://${network}.example/baize`,
}));
