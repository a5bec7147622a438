import { Suspense } from 'react';
import { useIdle } from './useIdle.ts';
import { useRealityCheck } from './useRealityCheck.ts';
import { later } from '../later.tsx';

const RealityCheck = later(async () => (await import('./RealityCheck.tsx')).RealityCheck);
const IdleNotice = later(async () => (await import('./IdleNotice.tsx')).IdleNotice);

/** The clocks of a player's protection, and what they open. */
export function Watch() {
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
