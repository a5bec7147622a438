import { useSearchShortcut } from '@baize/ui';
import { openOverlay } from '../overlays/overlayStore.ts';

/** The search box of the page itself, for example a lobby's. */
const ownBox = () => document.querySelector<HTMLInputElement>('main [role=search] input');

/** Ctrl+K opens the site's search; `/` too, unless the page has a search box of its own, which it goes to. */
export function useSiteSearchShortcut(): void {
  useSearchShortcut(({ key }) => {
    const box = key === '/' ? ownBox() : null;
    if (box) box.focus();
    else openOverlay('search');
  });
}
