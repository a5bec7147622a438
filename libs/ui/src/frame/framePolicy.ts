import { safeUrl } from '../safe-url/safeUrl.ts';

/** What a frame of another house may do; never top navigation, modals or downloads (quality: policy of the page). */
export const FRAME_SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-orientation-lock allow-pointer-lock';
export const FRAME_ALLOW = 'autoplay; fullscreen; encrypted-media';

/**
 * The sandbox a frame with this address gets, or undefined for one that must not be shown. Our own origin is never let in, since with
 * `allow-same-origin` it could reach into the page and undo its sandbox.
 */
export function sandboxFor(address: string, ownOrigin: string): string | undefined {
  const url = safeUrl(address);
  return url && new URL(url).origin !== ownOrigin ? FRAME_SANDBOX : undefined;
}
