import { Banner, Countdown } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { limitQueries } from './limitQueries.ts';

interface Props {
  /** In ms since 1970. */
  from: number;
  /** The typed amounts would raise a limit. */
  raises: boolean;
}

/** A countdown until a limit may be raised; lowering one is always possible (ADR 13). */
export function RaiseNotice({ from, raises }: Props) {
  const { t } = useTranslation('accountProtection');
  const queryClient = useQueryClient();
  return (
    <Banner type={raises ? 'warning' : 'info'} title={t('raise_title')}>
      {t('raise_text')}{' '}
      <Countdown
        deadline={from}
        label={t('raise_countdown')}
        onEnd={() => void queryClient.invalidateQueries({ queryKey: limitQueries.all() })}
      />
    </Banner>
  );
}
