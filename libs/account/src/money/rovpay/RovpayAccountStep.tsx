import { FormError } from '@baize/forms';
import { formatMoney, useLanguage } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { Button, CopyField, QrCode, theme } from '@baize/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Rovpay } from './useRovpay.ts';

interface Props {
  rovpay: Rovpay;
  opened: NonNullable<Rovpay['opened']>;
}

/** Step two: the account as a QR code and as text to copy, and the button that completes (spec 3/2.money/5). */
export function RovpayAccountStep({ rovpay, opened: { order, request } }: Props) {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency } = useBalance();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const amount = formatMoney(order.minor, currency, language);
  const copy = { copiedLabel: t('copied'), failedLabel: t('copy_failed') };
  return (
    <Root aria-busy={rovpay.isSending || undefined}>
      <Title ref={heading} tabIndex={-1}>
        {t('rovpay_pay', { amount })}
      </Title>
      <p>{t('rovpay_pay_text')}</p>
      <Code>
        <QrCode value={request.barcode} label={t('rovpay_qr')} />
      </Code>
      <CopyField
        label={t('rovpay_account_name')}
        value={request.accountName}
        copyLabel={t('copy_account_name')}
        {...copy}
      />
      <CopyField
        label={t('rovpay_account_id')}
        value={request.accountId}
        copyLabel={t('copy_account_id')}
        {...copy}
      />
      <FormError line={rovpay.messages.line} />
      <Button size="l" full loading={rovpay.isSending} onClick={rovpay.confirm}>
        {t('rovpay_complete', { amount })}
      </Button>
      <Button variant="quiet" onClick={rovpay.restart}>
        {t('rovpay_change')}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

const Title = styled.h2`
  font-size: ${theme.size.l};
  outline: none;
`;

const Code = styled.div`
  display: grid;
  justify-items: center;
`;
