import { setRequestContext } from '@baize/api';
import type { Brand } from '@baize/brand';
import type { i18n as I18n } from 'i18next';

const TOKEN = 'access_token';

const tellStores = () => dispatchEvent(new StorageEvent('storage', { key: null }));

/** Puts a player, or a visitor, into this browser; whoever reads what is stored hears of it. */
export function becomePlayer(token: string | undefined) {
  if (token === undefined) localStorage.removeItem(TOKEN);
  else localStorage.setItem(TOKEN, token);
  tellStores();
}

interface Asking {
  /** Whose language the calls are in; without it they are in Turkish. */
  i18n?: I18n;
  onUnauthorized?: () => void;
}

/** Says who asks: the brand, in the current language, with whatever token this browser holds at that moment. */
export function actAs(brand: Brand, { i18n, onUnauthorized }: Asking = {}) {
  setRequestContext({
    siteId: brand.id,
    language: () => i18n?.language ?? 'tr',
    token: () => localStorage.getItem(TOKEN) ?? undefined,
    onUnauthorized: onUnauthorized ?? (() => becomePlayer(undefined)),
  });
}
