import { lazyPart } from '@baize/routing';
import { casinoDeferredTexts } from '../texts.ts';

/** A player's call to action in the home page's hero; a visitor's page doesn't load it (`PlayOnButton`). */
export const PlayOn = lazyPart(
  async () => (await import('./PlayOnButton.tsx')).PlayOnButton,
  casinoDeferredTexts,
);
