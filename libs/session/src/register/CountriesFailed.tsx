import { useText } from '@baize/i18n';
import { Banner, Button } from '@baize/ui';
import { sessionMessages } from '../messages.ts';

interface Props {
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** The list of countries did not come, and the way to it. */
export function CountriesFailed({ isFailed, isRetrying, retry }: Props) {
  const t = useText(sessionMessages);
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
