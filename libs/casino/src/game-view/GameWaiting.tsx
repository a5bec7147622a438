import { Spinner, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

/** Shown while a game is being launched. */
export function GameWaiting() {
  const { t } = useTranslation('casino');
  return (
    <Centre role="status">
      <Spinner size={36} />
      <p>{t('game_loading')}</p>
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.s};
  color: ${theme.color.textMuted};
`;
