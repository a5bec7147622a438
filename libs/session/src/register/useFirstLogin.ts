import { useFormError } from '@baize/forms';
import { useLatestT, useServerText } from '@baize/i18n';
import { showAlert } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { decodeLoginReply } from '../login/decodeLoginReply.ts';
import { useLogin } from '../login/useLogin.ts';
import { forgetRegistration, registration } from './registration.ts';

/**
 * Logs the new player in once, as soon as there is a captcha token. Not possible after a reload, which loses the
 * password.
 */
export function useFirstLogin(onDone: () => void) {
  const t = useLatestT('session');
  const serverText = useServerText();
  const { account, person } = useStore(registration);
  const { username, password } = account;
  const problem = useFormError();
  const captcha = useCaptcha();
  const login = useLogin();
  const started = useRef(false);
  const isPossible = password !== '' && !login.isError;

  const enter = useEffectEvent(() => {
    if (started.current) return;
    started.current = true;
    const proof = captcha.token === undefined ? {} : { turnstileToken: captcha.token };
    login.mutate(
      { username, password, ...proof },
      {
        onSuccess: () => {
          const name = person.name.trim();
          showAlert('success', () => t('welcome', { name }));
          forgetRegistration();
          onDone();
        },
        onError: (error) => {
          const outcome = decodeLoginReply(error);
          if ('message' in outcome) problem.show('warning', () => serverText(outcome.message));
        },
      },
    );
  });
  useEffect(() => {
    if (isPossible && captcha.isReady) enter();
  }, [isPossible, captcha.isReady]);

  return {
    line: problem.line,
    captcha: isPossible ? captcha.field : null,
    isUnderWay: isPossible && captcha.isReady,
  };
}
