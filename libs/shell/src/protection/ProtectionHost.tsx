import { useIsPlayer } from '@baize/session';
import { lazy, Suspense } from 'react';
import { useIdle } from './useIdle.ts';
import { useRealityCheck } from './useRealityCheck.ts';

const RealityCheck = lazy(async () => ({ default: (await import('./RealityCheck.tsx')).RealityCheck }));
const IdleNotice = lazy(async () => ({ default: (await import('./IdleNotice.tsx')).IdleNotice }));

/** What looks after a player: the reality check, and the notice after a time without a move. Mounted once. */
export function ProtectionHost() {
  return useIsPlayer() ? <Watch /> : null;
}

function Watch() {
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
