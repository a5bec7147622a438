import { useTranslation } from 'react-i18next';
import { Banner, Button } from '@baize/ui';

interface Props {
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** An error with a retry button, shown if the countries fail to load. */
export function CountriesFailed({ isFailed, isRetrying, retry }: Props) {
  const { t } = useTranslation('session');
  if (!isFailed) return null;
  const again = (
    <Button variant="quiet" size="s" loading={isRetrying} onClick={retry}>
      {t('try_again')}
    </Button>
  );
  return (
    <Banner type="error" action={again}>
      {t('countries_failed')}
    </Banner>
  );
}
