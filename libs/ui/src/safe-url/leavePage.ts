import { safeUrl } from './safeUrl.ts';

/**
 * Navigates the whole window to an address from a server. @returns false, and stays, when the address is not
 * safe
 */
export function leavePage(address: string): boolean {
  const url = safeUrl(address);
  if (url) location.assign(url);
  return url !== undefined;
}

/** Size of the popup window of a game or a payment. */
const WINDOW = 'popup,width=1200,height=800';

/**
 * Opens an address in a popup window without access to this one (`noopener`). @returns false when it is not
 * safe
 */
export function openWindow(address: string): boolean {
  const url = safeUrl(address);
  if (url) window.open(url, '_blank', `${WINDOW},noopener`);
  return url !== undefined;
}
