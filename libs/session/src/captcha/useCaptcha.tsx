import { decodeBoolean } from '@baize/api';
import { useSiteOptions } from '@baize/site';
import { useFormError } from '@baize/forms';
import { useLatestT } from '@baize/i18n';
import { lazyPart } from '@baize/routing';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Captcha = lazyPart(async () => (await import('./Captcha.tsx')).Captcha);

/** A form's captcha, if the operator has enabled it (option turnstile_validation). Each token can be used once. */
export function useCaptcha() {
  const { t } = useTranslation('session');
  const latestT = useLatestT('session');
  const options = useSiteOptions();
  const [token, setToken] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const problem = useFormError();
  const isWanted = decodeBoolean(options?.turnstile_validation);
  const acceptToken = (next: string | undefined) => {
    setToken(next);
    if (next === undefined) return;
    setMissing(false);
    problem.clear();
  };
  return {
    token: isWanted ? token : undefined,
    isWanted,
    isReady: !isWanted || token !== undefined,
    /** Call it after every attempt, whatever its result. */
    reset: () => {
      setToken(undefined);
      setAttempt(attempt + 1);
    },
    /** Shows the error for a missing challenge. */
    demand: () => {
      setMissing(true);
      problem.alert('warning', () => latestT('captcha_missing'));
    },
    field: isWanted ? (
      <Suspense fallback={null}>
        <Captcha
          key={attempt}
          siteKey={String(options?.keys?.TURNSTILE_SITE_KEY ?? '')}
          error={isMissing ? t('captcha_missing') : undefined}
          onToken={acceptToken}
        />
      </Suspense>
    ) : null,
  };
}
