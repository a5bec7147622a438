import { Checkbox, useCountdown, VerifiedIcon, Icon } from '@baize/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaptchaProps } from './CaptchaProps.ts';
import { CaptchaBox } from './CaptchaBox.tsx';

/** Lifetime of a real token, in ms. */
const LIFE = 300_000;

/** A local stand-in for the captcha: a single checkbox. */
export function LocalChallenge({ onToken, error }: CaptchaProps) {
  const { t } = useTranslation('session');
  const [goodUntil, setGoodUntil] = useState<number>();
  const [isExpired, setExpired] = useState(false);
  const solve = () => {
    setExpired(false);
    setGoodUntil(Date.now() + LIFE);
    onToken(`local-${crypto.randomUUID()}`);
  };
  const expire = () => {
    setGoodUntil(undefined);
    setExpired(true);
    onToken(undefined);
  };
  return (
    <CaptchaBox label={t('captcha')}>
      <Checkbox
        label={t('captcha_person')}
        checked={goodUntil !== undefined}
        onChange={() => goodUntil === undefined && solve()}
        error={isExpired ? t('captcha_expired') : error}
        trailing={<Icon of={VerifiedIcon} size={20} />}
      />
      {goodUntil !== undefined && <Expiry at={goodUntil} onEnd={expire} />}
    </CaptchaBox>
  );
}

function Expiry({ at, onEnd }: { at: number; onEnd: () => void }) {
  useCountdown(at, onEnd);
  return null;
}
