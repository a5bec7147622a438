import { Dialog } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { PokerUserDialogProps } from './PokerUserDialog.tsx';
import { PokerUserForm } from './PokerUserForm.tsx';

/** The dialog that creates a poker user. It's closed by the player or by success, never by a refusal. */
export function PokerUserDialogContent({ open, onOpenChange, onCreated }: PokerUserDialogProps) {
  const { t } = useTranslation('wallet');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('poker_name_title')}
      closeLabel={t('close')}
      size="s"
    >
      <PokerUserForm onDone={onCreated} asked />
    </Dialog>
  );
}
