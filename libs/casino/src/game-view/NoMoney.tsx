import { useHasRoute, paths } from '@baize/routing';
import { Button, ButtonLink, DepositIcon, Icon, RestrictedState, WalletIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import type { RefusalProps } from './LaunchRefused.tsx';
import { useRefusalAlert } from './useRefusalAlert.ts';

/**
 * A game that couldn't be opened because of an insufficient balance. Offers a deposit, the demo if there is one, or
 * other games. No retry, since it would fail again (spec 2/8.lobby/5).
 */
export function NoMoney({ message, exit, onPlayForFree }: RefusalProps) {
  const { t } = useTranslation('casino');
  const hasDeposit = useHasRoute()(paths.deposit);
  useRefusalAlert(message);
  return (
    <RestrictedState
      level={1}
      icon={WalletIcon}
      title={t('no_money')}
      text={t('no_money_text')}
      action={
        <>
          {hasDeposit && (
            <ButtonLink href={paths.deposit} leading={<Icon of={DepositIcon} size={18} />}>
              {t('deposit')}
            </ButtonLink>
          )}
          {onPlayForFree && (
            <Button variant="secondary" onClick={onPlayForFree}>
              {t('play_for_free')}
            </Button>
          )}
          {exit}
        </>
      }
    />
  );
}
