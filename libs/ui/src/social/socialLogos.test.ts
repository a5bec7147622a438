import { expect, it } from 'vitest';
import { SOCIAL_NETWORKS, socialLogos } from './socialLogos.ts';

it('covers every network that a site’s options may have', () => {
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

it.each(SOCIAL_NETWORKS)('%s is only an SVG path', (network) => {
  expect(socialLogos[network]).toMatch(/^[Mm][\d\sMmLlHhVvCcSsQqTtAaZz.,+-]+$/);
});
