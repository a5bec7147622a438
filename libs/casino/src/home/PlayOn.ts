import { lazyPart } from '@baize/routing';
import { casinoLaterTexts } from '../texts.ts';

/** A player's call to action in the home page's hero; a visitor's page doesn't load it (`PlayOnButton`). */
export const PlayOn = lazyPart(
  async () => (await import('./PlayOnButton.tsx')).PlayOnButton,
  casinoLaterTexts,
);
