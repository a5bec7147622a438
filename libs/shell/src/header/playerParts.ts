import { lazyPage } from '@baize/routing';
import { loadTokenRefresh } from '@baize/session';
import type { i18n as I18n } from 'i18next';
import { shellDeferredTexts } from '../texts.ts';

/** The player's part of the header; replaces a visitor's buttons. */
export const playerBar = lazyPage(
  async () => (await import('./PlayerBar.tsx')).PlayerBar,
  shellDeferredTexts,
);

/**
 * Loads what the shell needs for every player, and for no visitor. The HTML of each page names these files, and a player's
 * browser loads them before it hydrates, so that the header changes once.
 */
export const loadPlayerParts = (i18n: I18n) => Promise.all([playerBar.load(i18n), loadTokenRefresh()]);
