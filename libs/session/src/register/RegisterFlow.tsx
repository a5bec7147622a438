import { Button, Icon, PreviousIcon, Stepper, theme } from '@baize/ui';
import { useStore } from '@baize/ui/store';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AccountStep } from './AccountStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { HaveAccount } from './HaveAccount.tsx';
import { PersonStep } from './PersonStep.tsx';
import { forgetRegistration, saveRegistration, registration } from './registration.ts';

interface Props {
  /** Called once the new player is logged in. */
  onDone: () => void;
  /** Opens login in the same popup; without it, links lead to its page. */
  onLogin?: () => void;
}

const STEPS = ['account', 'person', 'done'] as const;

/** The registration in three steps: account, person, done (spec 1/2.register/1). */
export function RegisterFlow({ onDone, onLogin }: Props) {
  const { t } = useTranslation('session');
  const { step } = useStore(registration);
  /* After completion the next visit starts over, and no password stays in memory. */
  useEffect(() => () => void (registration.get().step === 'done' && forgetRegistration()), []);
  const place = useStepInView(step);
  return (
    <Place ref={place} tabIndex={-1} role="group" aria-label={t('register_title')}>
      <Stepper
        label={t('register_steps')}
        steps={[t('account_data'), t('personal_data'), t('step_finished')]}
        current={step === 'done' ? STEPS.length : STEPS.indexOf(step)}
        doneLabel={t('done')}
        position={(at, of) => t('step_of', { step: at, of })}
      />
      {step === 'person' && (
        <Back>
          <Button
            variant="quiet"
            size="s"
            leading={<Icon of={PreviousIcon} size={18} />}
            onClick={() => saveRegistration({ step: 'account' })}
          >
            {t('back')}
          </Button>
        </Back>
      )}
      {step === 'account' && <AccountStep />}
      {step === 'person' && <PersonStep />}
      {step === 'done' ? <DoneStep onDone={onDone} onLogin={onLogin} /> : <HaveAccount onLogin={onLogin} />}
    </Place>
  );
}

/** Scrolls to and focuses each later step; nothing moves for the first step. */
function useStepInView(step: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView?.({ block: 'start' });
  }, [step]);
  return place;
}

const Place = styled.div`
  outline: none;
  scroll-margin-block-start: calc(var(--bz-bar-top, 0px) + ${theme.space.l});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
`;

const Back = styled.div`
  justify-self: start;
  margin-inline-start: calc(-1 * ${theme.space.s});
`;
