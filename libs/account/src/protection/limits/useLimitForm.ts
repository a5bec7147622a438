import { useFormError } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkLimits, limitChange, raisedPeriods, type LimitProblem } from './checkLimits.ts';
import { PERIODS, type Limits, type LimitType, type Period, type PeriodAmounts } from './limitQueries.ts';
import { useSaveLimits } from './useSaveLimits.ts';

type Problem = { kind: LimitProblem } | { kind: 'server'; message: string };
type ByPeriod<T> = Partial<Record<Period, T>>;

function byPeriod<T>(value: (period: Period) => T | undefined): ByPeriod<T> {
  const found: ByPeriod<T> = {};
  for (const period of PERIODS) {
    const own = value(period);
    if (own !== undefined) found[period] = own;
  }
  return found;
}

/** The form state for one kind of limit. Platform refusals are shown at their field (spec 3/protection/7). */
export function useLimitForm(type: LimitType, { limits }: Limits) {
  const { t } = useTranslation('accountProtection');
  const serverText = useServerText();
  const formError = useFormError();
  const [typed, setTyped] = useState<PeriodAmounts>();
  const [problems, setProblems] = useState<ByPeriod<Problem>>({});
  const [attempt, setAttempt] = useState(0);
  const amounts = typed ?? limits;

  const refuse = (next: ByPeriod<Problem>) => {
    setProblems(next);
    setAttempt((count) => count + 1);
  };
  const [send, isSaving] = useSaveLimits({
    type,
    onSaved: () => setTyped(undefined),
    onLost: () => formError.show('error', () => t('reply_lost')),
    onRefused: ({ fields, announced, rest }) => {
      const named = new Map(Object.entries(fields));
      refuse(
        byPeriod((period) => {
          const message = named.get(period);
          return message === undefined ? undefined : { kind: 'server', message };
        }),
      );
      const whole = rest && { message: rest.message };
      formError.showRefusal('error', { announced: { message: announced.message }, rest: whole });
    },
  });

  const textOf = (problem: Problem | undefined) =>
    problem && (problem.kind === 'server' ? serverText(problem.message) : t(problem.kind));
  return {
    amounts,
    raises: raisedPeriods(limits, amounts).length > 0,
    errors: byPeriod((period) => textOf(problems[period])),
    line: formError.line,
    attempt,
    isSaving,
    change: (period: Period, minor: number | undefined) => {
      setTyped({ ...amounts, [period]: minor });
      setProblems({ ...problems, [period]: undefined });
      formError.clear();
    },
    submit: () => {
      formError.clear();
      const found = checkLimits(amounts);
      setProblems({});
      if (Object.keys(found).length === 0) return void send(limitChange(amounts));
      refuse(
        byPeriod((period) => {
          const kind = found[period];
          return kind && { kind };
        }),
      );
    },
  };
}
