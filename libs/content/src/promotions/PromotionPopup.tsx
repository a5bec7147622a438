import { useTranslation } from 'react-i18next';
import { Dialog } from '@baize/ui';
import { HelpLink } from './HelpLink.tsx';
import { PromotionDetail } from './PromotionDetail.tsx';
import { usePromotions } from './usePromotions.ts';

interface Props {
  /** As the address says it. */
  id: string;
  open: boolean;
  onClose: () => void;
}

/** One promotion over the list. Its explanation and rules have no tabs: the specification hides them. */
export function PromotionPopup({ id, open, onClose }: Props) {
  const { t } = useTranslation('content');
  const { data, error } = usePromotions();
  const promotion = data?.find((one) => String(one.id) === id);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={promotion?.name ?? t('promotion')}
      closeLabel={t('close')}
      size="l"
      fullOnPhone
      footer={promotion && <HelpLink />}
    >
      <PromotionDetail promotion={promotion} missing={Boolean(data ?? error)} />
    </Dialog>
  );
}
