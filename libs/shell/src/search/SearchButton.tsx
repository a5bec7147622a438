import { IconButton, SearchIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { openOverlay } from '../overlays/overlayStore.ts';

/** Opens the site's search; `useSiteSearchShortcut` handles its keys. */
export function SearchButton() {
  const { t } = useTranslation('shell');
  return <IconButton icon={SearchIcon} label={t('search')} onClick={() => openOverlay('search')} />;
}
