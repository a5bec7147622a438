import { useScheme } from '@baize/brand';
import { FrameHost, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** A jackpot page of another house, for brands that show one; `address` may name the `{scheme}`. */
export function JackpotFrame({ address }: { address: string }) {
  const { t } = useTranslation('casino');
  const { t: later } = useTranslation('casinoLater');
  const scheme = useScheme();
  return (
    <Stage>
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
    </Stage>
  );
}

const Stage = styled.section`
  position: relative;
  display: grid;
  block-size: 264px;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  overflow: hidden;
`;
