import { FormError } from '@baize/forms';
import { Button, ClockIcon, Countdown, theme } from '@baize/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useResendSms } from './useResendSms.ts';

interface Props {
  /** The id of the SMS step. */
  id: string;
  /** When another SMS may be requested, in ms since 1970. */
  resendAt: number;
}

/** A countdown until another SMS may be requested, then the button for it (spec 1/4.session/9). */
export function ResendSms({ id, resendAt }: Props) {
  const { t } = useTranslation('session');
  const { send, isSending, line } = useResendSms(id);
  const [endedAt, setEndedAt] = useState<number>();
  const isOver = endedAt === resendAt;
  return (
    <>
      <Row>
        {isOver ? (
          <Button variant="quiet" loading={isSending} onClick={() => void send()}>
            {t('send_again')}
          </Button>
        ) : (
          <>
            <span>{t('new_code_in')}</span>
            <Countdown
              deadline={resendAt}
              label={t('new_code_in')}
              icon={ClockIcon}
              spoken={{ start: '', end: t('new_code_ready') }}
              onEnd={() => setEndedAt(resendAt)}
            />
          </>
        )}
      </Row>
      <FormError line={line} />
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
