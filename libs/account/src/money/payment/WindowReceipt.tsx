import { formatMoney, useLanguage } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { Button, safeUrl, TransferOutcome, type Fact } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { HistoryLink, WindowLink } from './HistoryLink.tsx';
import type { PaymentDirection } from './PaymentDirection.ts';
import { SupportButton } from './SupportButton.tsx';

interface Props {
  direction?: PaymentDirection;
  /** Minor units. */
  minor: number;
  /** The payment window's URL; without it the outcome is unknown. */
  url: string | undefined;
  facts?: Fact[];
  onCheck: () => void;
  onBack: () => void;
  level?: 2 | 3;
}

const stateOf = (url: string | undefined) => {
  if (url === undefined) return 'unknown';
  return safeUrl(url) === undefined ? 'unsafe' : 'window';
};

/**
 * Replaces a form that has opened a payment window, has received a URL that isn't safe to open, or has lost its reply.
 */
export function WindowReceipt({ direction = 'deposit', minor, url, facts, onCheck, onBack, level }: Props) {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency } = useBalance();
  const amount = formatMoney(minor, currency, language);
  const state = stateOf(url);
  return (
    <TransferOutcome
      level={level}
      result={{
        kind: state === 'window' ? 'done' : 'unknown',
        title: t(`${state}_title`, { amount }),
        text: t(`${state}_text`, { amount }),
        facts,
        action: (
          <>
            {state === 'unknown' && <Button onClick={onCheck}>{t('check')}</Button>}
            {state === 'unsafe' && <SupportButton />}
            <WindowLink url={url} />
            <HistoryLink />
            <Button variant="secondary" onClick={onBack}>
              {state === 'unknown' ? t('back') : t(`another_${direction}`)}
            </Button>
          </>
        ),
      }}
    />
  );
}
