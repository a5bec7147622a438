import { setRequestContext } from '@baize/api';
import type { Brand } from '@baize/brand';
import type { i18n as I18n } from 'i18next';

const TOKEN = 'access_token';

const notifyStores = () => dispatchEvent(new StorageEvent('storage', { key: null }));

/**
 * Logs a player, or a visitor (`undefined`), into this browser; subscribers to the stored token are notified.
 */
export function setSessionToken(token: string | undefined) {
  if (token === undefined) localStorage.removeItem(TOKEN);
  else localStorage.setItem(TOKEN, token);
  notifyStores();
}

interface Asking {
  /** The language of the calls; Turkish by default. */
  i18n?: I18n;
  onUnauthorized?: () => void;
}

/**
 * Sets the request context: the brand, with the current language and the token stored in this browser at the time of a
 * call.
 */
export function setTestContext(brand: Brand, { i18n, onUnauthorized }: Asking = {}) {
  setRequestContext({
    siteId: brand.id,
    language: () => i18n?.language ?? 'tr',
    token: () => localStorage.getItem(TOKEN) ?? undefined,
    onUnauthorized: onUnauthorized ?? (() => setSessionToken(undefined)),
  });
}
