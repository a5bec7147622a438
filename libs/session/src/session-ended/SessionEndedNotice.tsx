import { useTranslation } from 'react-i18next';
import { Banner, Button, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { openLoginDialog } from '../login/loginDialog.ts';
import { sessionEnded } from '../token/sessionEnded.ts';

/** A banner with a login button for an ended session; the page stays. */
export function SessionEndedNotice() {
  const { t } = useTranslation('session');
  const login = (
    <Button size="s" onClick={() => openLoginDialog()}>
      {t('login')}
    </Button>
  );
  return (
    <Place role="alert">
      <Banner
        type="warning"
        announced
        action={login}
        closeLabel={t('close')}
        onClose={() => sessionEnded.set(false)}
      >
        {t('session_ended')}
      </Banner>
    </Place>
  );
}

/* Above the page and its bottom bars, below all overlays. */
const Place = styled.div`
  position: fixed;
  z-index: ${theme.layer.header};
  inset-inline: ${theme.space.m};
  inset-block-end: calc(var(--bz-bar-bottom, 0px) + env(safe-area-inset-bottom) + ${theme.space.m});
  max-inline-size: 460px;
  margin-inline: auto;
  border-radius: ${theme.radius.m};
  box-shadow: ${theme.shadow.l};
`;
