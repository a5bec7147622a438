import { languageEntry, useLanguage } from '@baize/i18n';
import { Button, GlobeIcon, Icon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { deferredComponent } from '../deferredComponent.tsx';
import { DeferredPopover } from './DeferredPopover.tsx';

const DisplayPopover = deferredComponent(async () => (await import('./DisplayPopover.tsx')).DisplayPopover);

/**
 * Language and display settings in the header, behind a button with the current language; on phones they are in the
 * drawer.
 */
export function DisplayMenu() {
  const { t } = useTranslation('shell');
  const { short } = languageEntry(useLanguage());
  return (
    <DeferredPopover
      button={(state) => (
        <Button
          variant="quiet"
          leading={<Icon of={GlobeIcon} size={18} />}
          aria-label={`${t('display')}, ${short}`}
          {...state}
        >
          {short}
        </Button>
      )}
      popover={(trigger) => <DisplayPopover trigger={trigger} />}
    />
  );
}
