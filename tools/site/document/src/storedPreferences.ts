/** The visitor's choices in this browser, from local storage, which may be missing or denied. */
export interface StoredPreferences {
  stored: (key: string) => string | null;
  /** Sets the attributes of `<html>` for these choices. */
  apply: () => void;
  /** Sets the cookie if there is a choice, so that the server knows. */
  setCookie: () => void;
}

/** `1` if this browser stores preferences: only then does the page apply them before its first paint. */
export const PREFERENCES_COOKIE = 'preferences';

/** Inlined into the page as text, alone and next to `bootstrapScript`, so it can't use anything from outside itself. */
export function storedPreferences(): StoredPreferences {
  const root = document.documentElement;
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  return {
    stored,
    apply() {
      const scheme = stored('scheme');
      if (scheme === 'dark' || scheme === 'light') root.dataset.scheme = scheme;
      root.toggleAttribute('data-quiet', stored('quiet') === 'on');
      root.toggleAttribute('data-player', stored('access_token') !== null);
    },
    setCookie() {
      if (!['lang', 'scheme', 'quiet', 'access_token'].some(stored)) return;
      try {
        document.cookie = 'preferences=1;path=/;max-age=31536000;samesite=lax';
      } catch {
        /* Cookies may be blocked. */
      }
    },
  };
}
