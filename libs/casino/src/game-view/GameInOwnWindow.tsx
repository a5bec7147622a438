import { Button, ButtonLink, EmptyState, NewWindowIcon, theme } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface Props {
  lobby: string;
  onPlayHere: () => void;
}

/** Shown instead of a game that was opened in a separate window. */
export function GameInOwnWindow({ lobby, onPlayHere }: Props) {
  const { t } = useTranslation('casino');
  return (
    <Centre>
      <EmptyState
        icon={NewWindowIcon}
        title={t('in_own_window')}
        text={t('in_own_window_text')}
        action={
          <>
            <Button onClick={onPlayHere}>{t('play_here')}</Button>
            <ButtonLink variant="secondary" href={lobby}>
              {t('back_to_lobby')}
            </ButtonLink>
          </>
        }
      />
    </Centre>
  );
}

const Centre = styled.div`
  display: grid;
  flex: 1;
  place-content: center;
  padding: ${theme.page.gutter};
`;
