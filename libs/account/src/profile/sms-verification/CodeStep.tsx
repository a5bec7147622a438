import { FormError } from '@baize/forms';
import { Button, CodeField, Form, theme } from '@baize/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ResendCode } from './ResendCode.tsx';
import { useCheckCode } from './useCheckCode.ts';
import { useSentCode } from './useSentCode.ts';

interface Props {
  playerId: number;
  /** Goes back to the number. */
  onBack: () => void;
}

/** Step two: the six digits of the SMS; the last one submits them (spec 3/2). */
export function CodeStep({ playerId, onBack }: Props) {
  const { t } = useTranslation('accountProfile');
  const sent = useSentCode(playerId);
  const form = useRef<HTMLFormElement>(null);
  const { field, onSubmit, isSending, line } = useCheckCode(sent?.id);
  return (
    <Form ref={form} aria-label={t('sms_step_code')} onSubmit={onSubmit}>
      <Text>{sent ? t('sms_sent_to', { phone: sent.shown }) : t('sms_code_text')}</Text>
      <CodeField
        label={t('sms_code')}
        hint={t('sms_code_hint')}
        autoFocus
        onComplete={() => form.current?.requestSubmit()}
        {...field('code')}
      />
      <FormError line={line} />
      <Button type="submit" size="l" full loading={isSending}>
        {t('sms_verify')}
      </Button>
      {sent && <ResendCode key={sent.sentAt} sent={sent} />}
      <Button variant="quiet" onClick={onBack}>
        {t('sms_other_number')}
      </Button>
    </Form>
  );
}

const Text = styled.p`
  color: ${theme.color.textMuted};
  line-height: 1.45;
`;
