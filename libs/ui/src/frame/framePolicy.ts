import { safeUrl } from '../safe-url/safeUrl.ts';

/** The permissions of a third-party iframe; never top navigation, modals or downloads. */
export const FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-orientation-lock allow-pointer-lock';
/**
 * Features that a game may use: autoplay, full screen, encrypted media, motion sensors, wake lock, and writing to the
 * clipboard.
 */
export const FRAME_ALLOW =
  'autoplay; fullscreen; encrypted-media; accelerometer; gyroscope; screen-wake-lock; clipboard-write';

/**
 * For a page on our own origin: without `allow-same-origin` its origin is opaque, so it can't access the embedding
 * page.
 */
export const ISOLATED_SANDBOX = 'allow-scripts';

/**
 * The sandbox for an iframe with this URL, or undefined if it must not be shown. With `allow-same-origin` a page of our
 * own origin could reach into the embedding page and remove its sandbox: it is refused, or `isolated`.
 */
export function sandboxFor(
  address: string,
  ownOrigin: string,
  ownPages: 'refused' | 'isolated' = 'refused',
): string | undefined {
  const url = safeUrl(address);
  if (!url) return undefined;
  if (new URL(url).origin !== ownOrigin) return FRAME_SANDBOX;
  return ownPages === 'isolated' ? ISOLATED_SANDBOX : undefined;
}
