import { formatMoney, useLanguage } from '@baize/i18n';
import { useBalance } from '@baize/session';
import { Button, type TransferResult } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { HistoryLink, WindowLink } from './HistoryLink.tsx';

interface Ended {
  /** Minor units. */
  minor: number;
  /** The payment window's address; without it the outcome is unknown. */
  url: string | undefined;
  onCheck: () => void;
  onBack: () => void;
}

/** Shown instead of a form once it has opened a payment window, or has lost its reply. */
export function useWindowResult(): (ended: Ended) => Exclude<TransferResult, { kind: 'refused' }> {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency } = useBalance();
  return ({ minor, url, onCheck, onBack }) => {
    const amount = formatMoney(minor, currency, language);
    return {
      kind: url === undefined ? 'unknown' : 'done',
      title: url === undefined ? t('unknown_title') : t('window_title', { amount }),
      text: url === undefined ? t('unknown_text', { amount }) : t('window_text'),
      action: (
        <>
          {url === undefined ? <Button onClick={onCheck}>{t('check')}</Button> : <WindowLink url={url} />}
          <HistoryLink />
          <Button variant="secondary" onClick={onBack}>
            {url === undefined ? t('back') : t('another_deposit')}
          </Button>
        </>
      ),
    };
  };
}
