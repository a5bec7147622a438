import { SegmentedControl, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PlayMode } from '../launch/useLaunch.ts';

interface Props {
  mode: PlayMode;
  onChoose: (mode: PlayMode) => void;
}

/** The bar that switches a game between real and play money. */
export function ModeSwitch({ mode, onChoose }: Props) {
  const { t } = useTranslation('casinoWalletGames');
  return (
    <Root>
      <SegmentedControl<PlayMode>
        label={t('mode')}
        value={mode}
        onValueChange={onChoose}
        full
        segments={[
          { value: 'real', label: t('mode_real') },
          { value: 'demo', label: t('mode_demo') },
        ]}
      />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 360px);
  padding: ${theme.space.xs} ${theme.space.m};
  background: ${theme.color.header};
  box-shadow: inset 0 1px 0 ${theme.color.line};
  color: ${theme.color.onHeader};
`;
