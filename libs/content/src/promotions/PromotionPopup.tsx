import { useTranslation } from 'react-i18next';
import { Dialog } from '@baize/ui';
import { HelpLink } from './HelpLink.tsx';
import { PromotionAction } from './PromotionAction.tsx';
import { PromotionDetail } from './PromotionDetail.tsx';
import { usePromotions } from './usePromotions.ts';

interface Props {
  /** As in the URL, unchecked. */
  id: string;
  open: boolean;
  onClose: () => void;
}

/**
 * A promotion in a popup over the list. Explanation and rules aren't in tabs: the specification hides those.
 */
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
      footer={
        promotion && (
          <>
            <HelpLink variant="secondary" />
            <PromotionAction promotion={promotion} />
          </>
        )
      }
    >
      <PromotionDetail promotion={promotion} missing={Boolean(data ?? error)} />
    </Dialog>
  );
}
