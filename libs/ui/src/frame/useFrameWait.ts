import { useEffect, useEffectEvent, useState } from 'react';

export type FrameState = 'loading' | 'slow' | 'failed' | 'loaded';

/**
 * What is to be said while a frame is on its way: after `slowAfter` ms that it takes long, after `failAfter` ms that it will not
 * come. Without `failAfter` it is waited for without end.
 */
export function useFrameWait(slowAfter: number, failAfter?: number, onFail?: () => void) {
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
