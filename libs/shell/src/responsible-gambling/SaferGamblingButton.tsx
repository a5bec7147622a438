import { IconButton, ShieldIcon } from '@baize/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deferredComponent } from '../deferredComponent.tsx';

const SaferGamblingMenu = deferredComponent(
  async () => (await import('./SaferGamblingMenu.tsx')).SaferGamblingMenu,
);

/**
 * Opens the safer-gambling menu on pages without header and footer: a game in play on a phone. The menu's code
 * loads on the first press.
 */
export function SaferGamblingButton() {
  const { t } = useTranslation('shell');
  const [wanted, setWanted] = useState(false);
  const button = { icon: ShieldIcon, label: t('safer_play') };
  if (!wanted) return <IconButton {...button} onClick={() => setWanted(true)} aria-haspopup="menu" />;
  return (
    <Suspense fallback={<IconButton {...button} />}>
      <SaferGamblingMenu trigger={<IconButton {...button} />} />
    </Suspense>
  );
}
