import { getNonce, setNonce } from 'get-nonce';

/**
 * Passes the page's nonce to the scroll lock behind dialogs, sheets and menus, which inserts a style element.
 * Call it once at start, before anything opens; under a CSP without it that style is blocked and the page
 * behind scrolls.
 */
export function setUiNonce(nonce: string) {
  setNonce(nonce);
}

/** The nonce from `setUiNonce`, for other components that insert a style element. */
export const uiNonce = (): string | undefined => getNonce();
