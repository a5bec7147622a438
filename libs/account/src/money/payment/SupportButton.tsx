import { useSiteActions } from '@baize/routing';
import { Button, Icon, SupportIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';

interface Props {
  variant?: 'primary' | 'secondary';
  /** Called before the live support opens: a dialog closes. */
  onPress?: () => void;
}

/** Opens the live support over the page. */
export function SupportButton({ variant = 'primary', onPress }: Props) {
  const { t } = useTranslation('accountMoney');
  const { openSupport } = useSiteActions();
  const open = () => {
    onPress?.();
    openSupport();
  };
  return (
    <Button variant={variant} leading={<Icon of={SupportIcon} size={18} />} onClick={open}>
      {t('live_support')}
    </Button>
  );
}
