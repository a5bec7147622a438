import { Button, ButtonLink, EmptyState, NewWindowIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';

interface Props {
  lobby: string;
  onPlayHere: () => void;
}

/** In place of a game that was opened in a window of its own. */
export function GameInOwnWindow({ lobby, onPlayHere }: Props) {
  const { t } = useTranslation('casino');
  return (
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
  );
}
