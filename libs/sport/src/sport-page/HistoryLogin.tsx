import { openLoginDialog } from '@baize/session';
import { Button, RestrictedState } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { MessageArea } from './MessageArea.ts';

/** Shown instead of a player's own bets, which require login; the page then stays and opens them (ADR 27). */
export function HistoryLogin() {
  const { t } = useTranslation('sport');
  return (
    <MessageArea>
      <RestrictedState
        title={t('history_login')}
        text={t('history_login_text')}
        action={<Button onClick={() => openLoginDialog()}>{t('login')}</Button>}
      />
    </MessageArea>
  );
}
