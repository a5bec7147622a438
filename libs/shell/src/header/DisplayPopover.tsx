import { Popover } from '@baize/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DisplaySettings } from './DisplaySettings.tsx';

/** The display settings below their button in the header. Its code loads on a press, so it starts open. */
export function DisplayPopover({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Popover trigger={trigger} label={t('display')} align="end" open={isOpen} onOpenChange={setIsOpen}>
      <DisplaySettings />
    </Popover>
  );
}
