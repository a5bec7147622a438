import { useHasRoute } from '@baize/routing';
import { ButtonLink, safeUrl } from '@baize/ui';
import { useTranslation } from 'react-i18next';

/** The list of deposits and withdrawals. */
const HISTORY = '/FinanceActivities';

/** Where a payment can be looked up, if this app has the page. */
export function HistoryLink() {
  const { t } = useTranslation('accountMoney');
  const hasHistory = useHasRoute()(HISTORY);
  return (
    hasHistory && (
      <ButtonLink variant="secondary" href={HISTORY}>
        {t('history')}
      </ButtonLink>
    )
  );
}

/** The payment window once more, for a browser that has blocked it. */
export function WindowLink({ url }: { url: string }) {
  const { t } = useTranslation('accountMoney');
  return (
    <ButtonLink component="a" href={safeUrl(url)} target="_blank" rel="noopener noreferrer">
      {t('open_window')}
    </ButtonLink>
  );
}
