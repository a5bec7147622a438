import { paths } from '@baize/routing';
import { useBrand } from '@baize/brand';
import { useDates } from '@baize/brand/dates';
import { Button, Card, Confirm, Form, LockIcon, RadioGroup, SubmitRow, WaitIcon } from '@baize/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountPage } from '../../layout/AccountPage.tsx';
import { ProtectionLinks } from '../ProtectionLinks.tsx';
import { Consequences } from './Consequences.tsx';
import { endOfPeriod, PERIOD_CODES, periodKey, type ClosureKind, type PeriodCode } from './closurePeriods.ts';
import { useCloseAccount } from './useCloseAccount.ts';

const HREFS = { break: paths.coolingOff, exclusion: paths.selfExclusion } as const;

/**
 * /cooling-off-periods and /self-exclusion: a period, its consequences, and a confirmation (spec 3/protection/9 to 12).
 */
export function ClosurePage({ kind }: { kind: ClosureKind }) {
  const { t } = useTranslation('accountProtection');
  const dates = useDates();
  const { selfExclusionCode4Months: months } = useBrand().features;
  const [code, setCode] = useState<PeriodCode>(PERIOD_CODES[kind][0]);
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  const { close, isClosing, problem, forget } = useCloseAccount(kind);
  const nameOf = (one: PeriodCode) => t(periodKey(one, months));
  const icon = kind === 'break' ? WaitIcon : LockIcon;
  return (
    <AccountPage title={t(`${kind}_title`)} lead={t(`${kind}_lead`)}>
      <Card>
        <Form aria-label={t(`${kind}_title`)} onSubmit={() => setAsking(true)}>
          <RadioGroup
            label={t(`${kind}_period`)}
            variant="cards"
            value={String(code)}
            onValueChange={(value) =>
              setCode(PERIOD_CODES[kind].find((one) => String(one) === value) ?? code)
            }
            options={PERIOD_CODES[kind].map((one) => ({
              value: String(one),
              label: nameOf(one),
              description: t('until', { date: dates.stamp(endOfPeriod(one, months, now).getTime()) }),
              icon,
            }))}
          />
          <Consequences />
          <SubmitRow>
            <Button type="submit" size="l" variant="danger">
              {t(`${kind}_button`)}
            </Button>
          </SubmitRow>
        </Form>
      </Card>
      <Confirm
        open={isAsking}
        onOpenChange={(open) => {
          setAsking(open);
          forget();
        }}
        title={t('sure')}
        consequence={t(`sure_${kind}`, { period: nameOf(code) })}
        confirmLabel={t(`yes_${kind}`)}
        cancelLabel={t('no')}
        tone="danger"
        pending={isClosing}
        error={problem}
        onConfirm={() => void close(code)}
      />
      <ProtectionLinks without={HREFS[kind]} />
    </AccountPage>
  );
}
