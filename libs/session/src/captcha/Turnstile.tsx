import { useTranslation } from 'react-i18next';
import { Button, Spinner, theme } from '@baize/ui';
import { styled } from 'styled-components';
import type { CaptchaProps } from './CaptchaProps.ts';
import { CaptchaBox } from './CaptchaBox.tsx';
import { useTurnstile } from './useTurnstile.ts';

/**
 * Cloudflare's challenge. It shows its own errors inside its iframe; a missing, expired or broken challenge is reported
 * here.
 */
export function Turnstile(props: CaptchaProps) {
  const { t } = useTranslation('session');
  const { state, place, retry } = useTurnstile(props);
  const problem = {
    loading: props.error,
    ready: props.error,
    expired: t('captcha_expired'),
    failed: t('captcha_failed'),
  }[state];
  return (
    <CaptchaBox label={t('captcha')}>
      <div ref={place} hidden={state === 'failed'} />
      {state === 'loading' && <Spinner label={t('captcha_loading')} />}
      <Problem role="alert">{problem}</Problem>
      {state === 'failed' && (
        <Button variant="quiet" size="s" onClick={retry}>
          {t('try_again')}
        </Button>
      )}
    </CaptchaBox>
  );
}

const Problem = styled.div`
  color: ${theme.color.dangerText};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
  &:empty {
    display: none;
  }
`;
