import { IconButton, SearchIcon, useSearchShortcut } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { openOverlay } from '../overlays/overlayStore.ts';

/** The search box of the page itself, for example a lobby's. */
const ownBox = () => document.querySelector<HTMLInputElement>('main [role=search] input');

/**
 * Opens the site's search: pressed, with Ctrl+K, or with `/`, which goes to the page's own search box where it
 * has one.
 */
export function SearchButton() {
  const { t } = useTranslation('shell');
  useSearchShortcut(({ key }) => {
    const box = key === '/' ? ownBox() : null;
    if (box) box.focus();
    else openOverlay('search');
  });
  return <IconButton icon={SearchIcon} label={t('search')} onClick={() => openOverlay('search')} />;
}
