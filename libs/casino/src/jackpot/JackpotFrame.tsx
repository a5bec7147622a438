import { useScheme } from '@baize/site';
import { FrameHost } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { JackpotStage } from './JackpotStage.ts';

/** A third-party jackpot page, for brands that have one; `address` may contain `{scheme}`. */
export function JackpotFrame({ address }: { address: string }) {
  const { t } = useTranslation('casino');
  const { t: later } = useTranslation('casinoDeferred');
  const scheme = useScheme();
  return (
    <JackpotStage>
      <FrameHost
        src={address.replaceAll('{scheme}', scheme)}
        title={t('jackpot')}
        labels={{
          loading: later('jackpot_loading'),
          stillLoading: t('game_still_loading'),
          retry: t('try_again'),
          refusedTitle: later('jackpot_failed'),
          refusedText: t('address_refused'),
        }}
      />
    </JackpotStage>
  );
}
