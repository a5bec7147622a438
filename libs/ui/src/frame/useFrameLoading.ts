import { useEffect, useEffectEvent, useState } from 'react';

export type FrameState = 'loading' | 'slow' | 'failed' | 'loaded';

/**
 * The loading state of an iframe: after `slowAfter` ms it is slow, after `failAfter` ms it has failed.
 * Without `failAfter` there is no time limit.
 */
export function useFrameLoading(slowAfter: number, failAfter?: number, onFail?: () => void) {
  const [state, setState] = useState<FrameState>('loading');
  const waiting = state === 'loading' || state === 'slow';
  const fail = useEffectEvent(() => {
    setState('failed');
    onFail?.();
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const slow = setTimeout(() => setState((was) => (was === 'loading' ? 'slow' : was)), slowAfter);
    return () => clearTimeout(slow);
  }, [waiting, slowAfter]);
  useEffect(() => {
    if (!waiting || failAfter === undefined) return undefined;
    const late = setTimeout(() => fail(), failAfter);
    return () => clearTimeout(late);
  }, [waiting, failAfter]);
  return [state, setState] as const;
}
