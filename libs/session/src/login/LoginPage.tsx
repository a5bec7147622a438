import { useText } from '@baize/i18n';
import { media, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { VisitorsOnly } from '../guard/VisitorsOnly.tsx';
import { sessionMessages } from '../messages.ts';
import { LoginForm } from './LoginForm.tsx';

/** /login: where guards send visitors. The way on is `VisitorsOnly`'s, as soon as the token is there. */
export function LoginPage() {
  const t = useText(sessionMessages);
  return (
    <VisitorsOnly>
      <Card>
        <header>
          <Title>{t('login_title')}</Title>
          <Intro>{t('login_intro')}</Intro>
        </header>
        <LoginForm onDone={() => undefined} />
      </Card>
    </VisitorsOnly>
  );
}

const Card = styled.section`
  display: grid;
  gap: ${theme.space.l};
  max-inline-size: 440px;
  margin: ${theme.space.section} auto;
  padding: ${theme.space.l};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.m};
  ${media.tablet} {
    padding: ${theme.space.xl};
  }
`;

const Title = styled.h1`
  margin: 0;
  font-family: ${theme.font.display};
  font-size: ${theme.size.xl};
  font-weight: ${theme.weight.display};
  letter-spacing: ${theme.tracking.display};
`;

const Intro = styled.p`
  margin: ${theme.space.xs} 0 0;
  color: ${theme.color.textMuted};
`;
