import type { BrandLook } from './BrandLook.ts';

/** Looks of invented brands, for tests and contact sheets. */
export const sampleLooks = {
  night: {
    accent: '#8b45ff',
    second: '#22e1ff',
    ground: '#0f0a24',
    scheme: 'dark',
    face: 'unbounded',
    title: 'capitals',
    tone: 'vivid',
  },
  day: {
    accent: '#c2562f',
    second: '#3f7d6b',
    ground: '#fbf3e6',
    scheme: 'light',
    face: 'bricolage-grotesque',
    title: 'plain',
    tone: 'warm',
  },
} as const satisfies Record<string, BrandLook>;
