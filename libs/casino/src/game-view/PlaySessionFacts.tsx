import { formatMoney, useLanguage } from '@baize/i18n';
import { useBalance } from '@baize/session';
import { PlayBar } from '@baize/ui';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
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

/** Shown with every real-money game: time played, net result since the game was opened, balance. */
export function PlaySessionFacts() {
  const { t } = useTranslation('casino');
  const language = useLanguage();
  const { minor, currency, text, isCurrent } = useBalance();
  const [first, setFirst] = useState<number>();
  if (first === undefined && minor !== undefined && isCurrent) setFirst(minor);
  const net = minor === undefined || first === undefined ? undefined : minor - first;
  const tone = !net ? 'plain' : net > 0 ? 'win' : 'loss';
  return (
    <PlayBar
      label={t('this_session')}
      action={use(SaferGamblingSlot)}
      facts={[
        { id: 'time', label: t('time_played'), value: t('minutes', { count: useMinutes() }) },
        { id: 'net', label: t('net_result'), value: formatMoney(net, currency, language), tone },
        { id: 'balance', label: t('balance'), value: text },
      ]}
    />
  );
}
