import { paths } from '@baize/routing';
import { useTranslation } from 'react-i18next';
import { FormError } from '@baize/forms';
import { Icon, Spinner, SuccessIcon, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { AlternateForm } from '../guard/AlternateForm.tsx';
import { useFirstLogin } from './useFirstLogin.ts';

interface Props {
  /** Called once the new player is logged in. */
  onDone: () => void;
  /** Opens login in the same popup; without it, a link leads to its page. */
  onLogin?: () => void;
}

/** Step three: the account exists, and the player is logged in once the captcha is solved (spec 1/4.session/19). */
export function DoneStep({ onDone, onLogin }: Props) {
  const { t } = useTranslation('session');
  const { captcha, line, isUnderWay } = useFirstLogin(onDone);
  return (
    <Place>
      <Sign>
        <Icon of={SuccessIcon} size={36} />
      </Sign>
      <div>
        <Title>{t('registered_title')}</Title>
        <Line>{t('registered_intro')}</Line>
      </div>
      {captcha}
      <FormError line={line} />
      <Line role="status">
        {isUnderWay && (
          <>
            <Spinner /> <span>{t('logging_in')}</span>
          </>
        )}
      </Line>
      {!isUnderWay && (
        <AlternateForm to={paths.login} onOpen={onLogin}>
          {t('continue_to_login')}
        </AlternateForm>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  justify-items: stretch;
  padding-block-start: ${theme.space.m};
  text-align: center;
`;

const Sign = styled.span`
  justify-self: center;
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: ${theme.radius.pill};
  background: color-mix(in oklab, ${theme.color.positive} 18%, transparent);
  color: ${theme.color.positiveText};
`;

const Title = styled.h2`
  margin: 0;
  font-size: ${theme.size.l};
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.s};
  margin: 0;
  color: ${theme.color.textMuted};
`;
