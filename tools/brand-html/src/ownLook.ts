/** How this browser's own visitor likes the page: from local storage, which may be missing or forbidden. */
export interface OwnLook {
  stored: (key: string) => string | null;
  /** Puts the look on the page. */
  wear: () => void;
  /** Has the cookie say that something is kept, where it is. */
  mark: () => void;
}

/** The cookie that says, `1`, that something is kept: only then has the page reason to ask before its first frame. */
export const KEPT_COOKIE = 'kept';

/** Written into the page as text, by itself and beside `boot`, so it uses nothing from outside itself. */
export function ownLook(): OwnLook {
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
    wear() {
      const scheme = stored('scheme');
      if (scheme === 'dark' || scheme === 'light') root.dataset.scheme = scheme;
      root.toggleAttribute('data-quiet', stored('quiet') === 'on');
      root.toggleAttribute('data-player', stored('access_token') !== null);
    },
    mark() {
      if (!['lang', 'scheme', 'quiet', 'access_token'].some(stored)) return;
      try {
        document.cookie = 'kept=1;path=/;max-age=31536000;samesite=lax';
      } catch {
        /* Cookies may be forbidden. */
      }
    },
  };
}
