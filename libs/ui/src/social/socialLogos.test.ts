import { expect, it } from 'vitest';
import { SOCIAL_NETWORKS, socialLogos } from './socialLogos.ts';

it('has every network that a site’s options may name', () => {
  expect(SOCIAL_NETWORKS).toEqual([
    'facebook',
    'x',
    'instagram',
    'youtube',
    'whatsapp',
    'telegram',
    'tiktok',
    'linkedin',
    'tumblr',
    'pinterest',
    'reddit',
    'threads',
    'discord',
  ]);
});

it.each(SOCIAL_NETWORKS)('%s is a path and nothing else', (network) => {
  expect(socialLogos[network]).toMatch(/^[Mm][\d\sMmLlHhVvCcSsQqTtAaZz.,+-]+$/);
});
