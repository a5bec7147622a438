import { formatMoney, useLanguage } from '@baize/i18n';
import { useIsRoundRunning } from '@baize/player';
import { PlayBar } from '@baize/ui';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayDepositButton } from './PlayDepositButton.tsx';
import { SaferGamblingSlot } from './SaferGamblingSlot.ts';

const MINUTE = 60_000;

function useMinutes(): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setMinutes(Math.floor((Date.now() - start) / MINUTE)), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return minutes;
}

interface Props {
  /** The amount that the net result is computed from, in minor units; undefined while unknown. */
  minor: number | undefined;
  /** Whether the platform has sent it during this visit. */
  isCurrent: boolean;
  /** ISO code. */
  currency: string;
  /** The game's balance, formatted. */
  balance: string;
}

/** The facts of a play session: time played, net result since the game was opened, balance, and a link to deposit. */
export function SessionFacts({ minor, isCurrent, currency, balance }: Props) {
  const { t } = useTranslation('casino');
  const language = useLanguage();
  const [first, setFirst] = useState<number>();
  if (first === undefined && minor !== undefined && isCurrent) setFirst(minor);
  const net = minor === undefined || first === undefined ? undefined : minor - first;
  /* The game shows its round's result first; until then the balance is the one from before the round. */
  const balanceLabel = t(useIsRoundRunning() ? 'balance_before_round' : 'balance');
  const tone = !net ? 'plain' : net > 0 ? 'win' : 'loss';
  return (
    <PlayBar
      label={t('this_session')}
      action={
        <>
          <PlayDepositButton />
          {use(SaferGamblingSlot)}
        </>
      }
      facts={[
        { id: 'time', label: t('time_played'), value: t('minutes', { count: useMinutes() }) },
        { id: 'net', label: t('net_result'), value: formatMoney(net, currency, language), tone },
        { id: 'balance', label: balanceLabel, value: balance },
      ]}
    />
  );
}
