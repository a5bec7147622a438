import { setRequestContext } from '@baize/api';
import type { Brand } from '@baize/brand';
import { currentLanguage } from '@baize/i18n';

const TOKEN = 'access_token';

const tellStores = () => dispatchEvent(new StorageEvent('storage', { key: null }));

/** Puts a player, or a visitor, into this browser; whoever reads what is stored hears of it. */
export function becomePlayer(token: string | undefined) {
  if (token === undefined) localStorage.removeItem(TOKEN);
  else localStorage.setItem(TOKEN, token);
  tellStores();
}

/** Says who asks: the brand, in the current language, with whatever token this browser holds at that moment. */
export function askAs(brand: Brand, onUnauthorized = () => becomePlayer(undefined)) {
  setRequestContext({
    siteId: brand.id,
    language: currentLanguage,
    token: () => localStorage.getItem(TOKEN) ?? undefined,
    onUnauthorized,
  });
}
