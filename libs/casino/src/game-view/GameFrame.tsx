import { FrameHost } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { useRoundMessages } from './useRoundMessages.ts';

interface Props {
  address: string;
  name: string;
  /** After a round, for balances other than the main one. */
  onRound?: () => void;
}

/** A game's iframe. */
export function GameFrame({ address, name, onRound }: Props) {
  const { t } = useTranslation('casino');
  const hear = useRoundMessages(onRound);
  return (
    <FrameHost
      src={address}
      title={name}
      onMessage={hear}
      labels={{
        loading: t('game_loading'),
        stillLoading: t('game_still_loading'),
        retry: t('try_again'),
        refusedTitle: t('not_opened'),
        refusedText: t('address_refused'),
      }}
    />
  );
}
