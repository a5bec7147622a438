/**
 * How a site addresses its players: `formal` ("siz"), or `informal` ("sen"). The texts of `locales/<language>.json` are
 * formal; `locales/<language>.informal.json` has only those that differ.
 */
export const VOICES = ['formal', 'informal'] as const;

export type Voice = (typeof VOICES)[number];

export const DEFAULT_VOICE: Voice = 'formal';
