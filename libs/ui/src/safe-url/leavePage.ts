import { safeUrl } from './safeUrl.ts';

/** Navigates the whole window to a URL from a server. @returns false, without navigating, if the URL is not safe */
export function leavePage(address: string): boolean {
  const url = safeUrl(address);
  if (url) location.assign(url);
  return url !== undefined;
}

/** Size of the popup window of a game or a payment. */
const WINDOW = 'popup,width=1200,height=800';

/** Opens a URL in a popup window without access to this one (`noopener`). @returns false if it is not safe */
export function openWindow(address: string): boolean {
  const url = safeUrl(address);
  if (url) window.open(url, '_blank', `${WINDOW},noopener`);
  return url !== undefined;
}
