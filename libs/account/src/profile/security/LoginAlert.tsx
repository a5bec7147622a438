import { useHasRoute, paths } from '@baize/routing';
import { Banner, Button, ButtonLink, showAlert, theme } from '@baize/ui';
import { useLatestT } from '@baize/i18n';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { deviceKey } from '../../device/deviceOf.ts';
import { rememberDevices } from './knownDevices.ts';
import type { LoginRow } from './securityQueries.ts';
import { useDeviceName } from './useDeviceName.ts';
import { useLoginTime } from './useLoginTime.ts';

interface Props {
  username: string;
  login: LoginRow;
  /** Called when the notice is gone and focus must move elsewhere. */
  onAnswered: () => void;
}

/** A login from an unknown device: the player confirms it, or changes the password (ADR 64). */
export function LoginAlert({ username, login, onAnswered }: Props) {
  const { t } = useTranslation('accountProfile');
  const latestT = useLatestT('accountProfile');
  const hasPassword = useHasRoute()(paths.changePassword);
  const device = useDeviceName()(login.user_agent);
  const time = useLoginTime()(login);
  const know = () => {
    rememberDevices(username, [deviceKey(login.user_agent)]);
    showAlert('success', () => latestT('login_new_known'));
    onAnswered();
  };
  return (
    <Banner
      type="warning"
      title={t('login_new_title', { device })}
      action={
        <Answers>
          <Button size="s" variant="secondary" onClick={know}>
            {t('login_new_yes')}
          </Button>
          {hasPassword && (
            <ButtonLink size="s" href={paths.changePassword}>
              {t('login_new_no')}
            </ButtonLink>
          )}
        </Answers>
      }
    >
      {login.ip ? t('login_new_text', { time, ip: login.ip }) : t('login_new_text_no_ip', { time })}
    </Banner>
  );
}

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;
