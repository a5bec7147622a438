import { Suspense } from 'react';
import { useIdle } from './useIdle.ts';
import { useRealityCheck } from './useRealityCheck.ts';
import { deferredComponent } from '../deferredComponent.tsx';

const RealityCheck = deferredComponent(async () => (await import('./RealityCheck.tsx')).RealityCheck);
const IdleNotice = deferredComponent(async () => (await import('./IdleNotice.tsx')).IdleNotice);

/** The timers of reality check and idle notice, and the dialogs that they open. */
export function ResponsibleGamblingMonitor() {
  const check = useRealityCheck();
  const { isIdle, wake } = useIdle();
  return (
    <Suspense fallback={null}>
      {check?.isOpen && (
        <RealityCheck
          loginAt={check.loginAt}
          interval={check.interval}
          onChoose={check.choose}
          onAnswer={check.answer}
        />
      )}
      {!check?.isOpen && isIdle && <IdleNotice onStay={wake} />}
    </Suspense>
  );
}
