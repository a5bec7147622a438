import { IconButton, MenuIcon } from '@baize/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deferredComponent } from '../deferredComponent.tsx';

const MenuDrawer = deferredComponent(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** The menu button of phones, and the drawer that it opens. */
export function MenuButton() {
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
          <MenuDrawer open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
