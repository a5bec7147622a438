import { safeUrl } from './safeUrl.ts';

/** Sends the whole window to an address from a server. @returns false, and stays, when the address is not safe */
export function leavePage(address: string): boolean {
  const url = safeUrl(address);
  if (url) location.assign(url);
  return url !== undefined;
}

/** Size of a game's or a payment's own window. */
const WINDOW = 'popup,width=1200,height=800';

/** Opens an address in a window of its own, which cannot reach back. @returns false when it is not safe */
export function openWindow(address: string): boolean {
  const url = safeUrl(address);
  if (url) window.open(url, '_blank', `${WINDOW},noopener`);
  return url !== undefined;
}
