import { useSearchShortcut } from '@baize/ui';
import { openOverlay } from '../overlays/overlayStore.ts';

/** The current page's own search box, for example a lobby's. */
const ownBox = () => document.querySelector<HTMLInputElement>('main [role=search] input');

/**
 * Ctrl+K opens the site's search. `/` focuses the page's own search box if there is one, otherwise it opens the search
 * too.
 */
export function useSiteSearchShortcut(): void {
  useSearchShortcut(({ key }) => {
    const box = key === '/' ? ownBox() : null;
    if (box) box.focus();
    else openOverlay('search');
  });
}
