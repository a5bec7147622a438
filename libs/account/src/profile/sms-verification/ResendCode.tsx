import { FormError, useFormError } from '@baize/forms';
import { Button, ClockIcon, Countdown, Icon, ReloadIcon, theme } from '@baize/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { SentCode } from './sentCode.ts';
import { VERIFICATION_RESEND_WAIT_MS } from './verificationResendWaitMs.ts';
import { useSendCode } from './useSendCode.ts';

/** A countdown until another code may be requested, then the button for it (spec 3/2 and 3/9). */
export function ResendCode({ sent }: { sent: SentCode }) {
  const { t } = useTranslation('accountProfile');
  const [isOver, setIsOver] = useState(false);
  const problem = useFormError();
  const [send, isSending] = useSendCode({
    onSent: problem.clear,
    onRefused: ({ announced, rest = announced }) => problem.showRefusal('error', { announced, rest }),
  });
  return (
    <>
      <Row>
        {isOver ? (
          <Button
            variant="quiet"
            leading={<Icon of={ReloadIcon} size={18} />}
            loading={isSending}
            onClick={() => void send(sent)}
          >
            {t('sms_resend')}
          </Button>
        ) : (
          <>
            <span>{t('sms_resend_in')}</span>
            <Countdown
              deadline={sent.sentAt + VERIFICATION_RESEND_WAIT_MS}
              label={t('sms_resend_in')}
              icon={ClockIcon}
              spoken={{ start: '', end: t('sms_resend_ready') }}
              onEnd={() => setIsOver(true)}
            />
          </>
        )}
      </Row>
      <FormError line={problem.line} />
    </>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-block-size: 44px;
  color: ${theme.color.textMuted};
`;
