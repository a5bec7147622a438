import { useHasRoute, paths } from '@baize/routing';
import { ButtonLink, safeUrl } from '@baize/ui';
import { useTranslation } from 'react-i18next';

/** A link to the payment history, if this app has the page. */
export function HistoryLink() {
  const { t } = useTranslation('accountMoney');
  const hasHistory = useHasRoute()(paths.financeActivities);
  return (
    hasHistory && (
      <ButtonLink variant="secondary" href={paths.financeActivities}>
        {t('history')}
      </ButtonLink>
    )
  );
}

/**
 * A link to the payment window, for browsers that have blocked it. Renders nothing without a URL, or if it isn't safe.
 */
export function WindowLink({ url }: { url: string | undefined }) {
  const { t } = useTranslation('accountMoney');
  const href = safeUrl(url);
  return (
    href && (
      <ButtonLink component="a" href={href} target="_blank" rel="noopener noreferrer">
        {t('open_window')}
      </ButtonLink>
    )
  );
}
