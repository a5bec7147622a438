import { IconButton, MenuIcon } from '@baize/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deferredComponent } from '../deferredComponent.tsx';

const DrawerSheet = deferredComponent(async () => (await import('./DrawerSheet.tsx')).DrawerSheet);

/** The menu button of phones, and the drawer that it opens. */
export function MenuDrawer() {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <IconButton
        icon={MenuIcon}
        label={t('menu')}
        aria-expanded={state === 'open'}
        onClick={() => setState('open')}
      />
      {state !== 'never' && (
        <Suspense fallback={null}>
          <DrawerSheet open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
