/** How this browser's own visitor likes the page: from local storage, which may be missing or forbidden. */
export interface OwnLook {
  stored: (key: string) => string | null;
  /** Whether a cookie says that something is kept. */
  isKept: () => boolean;
  /** Puts the look on the page. */
  wear: () => void;
  /** Has the cookie say that something is kept, where it is. */
  mark: () => void;
}

/** Written into the page as text beside `boot`, so it uses nothing from outside itself. */
export function ownLook(): OwnLook {
  const root = document.documentElement;
  const stored = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  /* Local storage is opened from disk, a cookie is at hand: it tells whether there is anything to wait for. */
  const cookie = (set?: string) => {
    try {
      return set ? (document.cookie = set) : document.cookie;
    } catch {
      return '';
    }
  };
  return {
    stored,
    isKept: () => cookie().includes('kept=1'),
    wear() {
      const scheme = stored('scheme');
      if (scheme === 'dark' || scheme === 'light') root.dataset.scheme = scheme;
      root.toggleAttribute('data-quiet', stored('quiet') === 'on');
      root.toggleAttribute('data-player', stored('access_token') !== null);
    },
    mark() {
      if (['lang', 'scheme', 'quiet', 'access_token'].some(stored))
        cookie('kept=1;path=/;max-age=31536000;samesite=lax');
    },
  };
}
