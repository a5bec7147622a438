import { safeUrl } from '../safe-url/safeUrl.ts';

/** What a third-party frame may do; never top navigation, modals or downloads. */
export const FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-orientation-lock allow-pointer-lock';
export const FRAME_ALLOW = 'autoplay; fullscreen; encrypted-media';

/** For a page of our own origin: without `allow-same-origin` it is nobody's, and cannot reach into the page around it. */
export const ISOLATED_SANDBOX = 'allow-scripts';

/**
 * The sandbox a frame with this address gets, or undefined for one that must not be shown. With `allow-same-origin` a page of our
 * own origin could reach into the page and undo its sandbox: it is refused, or `isolated`.
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
