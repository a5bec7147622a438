import { Confirm } from '@baize/ui';
import { useTranslation } from 'react-i18next';

interface Props {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before leaving a game during a round (spec 2/2.4/11). */
export function LeaveRoundConfirm({ open, onStay, onLeave }: Props) {
  const { t } = useTranslation('casino');
  return (
    <Confirm
      open={open}
      onOpenChange={(next) => !next && onStay()}
      onConfirm={onLeave}
      title={t('leave_round')}
      consequence={t('leave_round_text')}
      confirmLabel={t('leave_round_yes')}
      cancelLabel={t('leave_round_no')}
    />
  );
}
