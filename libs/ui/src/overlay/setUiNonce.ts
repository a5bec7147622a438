import { getNonce, setNonce } from 'get-nonce';

/**
 * Hands the page's nonce to the scroll lock behind dialogs, sheets and menus, which writes a style element. Call it once
 * at start, before anything opens; under a policy without it that style is blocked and the page behind scrolls.
 */
export function setUiNonce(nonce: string) {
  setNonce(nonce);
}

/** What `setUiNonce` was told, for other components that write a style element. */
export const uiNonce = (): string | undefined => getNonce();
