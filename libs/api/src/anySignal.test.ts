import { afterEach, describe, expect, it, vi } from 'vitest';
import { anySignal } from './anySignal.ts';

const any = Object.getOwnPropertyDescriptor(AbortSignal, 'any');
const withoutAny = () => void Reflect.deleteProperty(AbortSignal, 'any');

afterEach(() => void (any && Object.defineProperty(AbortSignal, 'any', any)));

describe.each([
  ['in a browser with AbortSignal.any', () => undefined],
  ['in one without', withoutAny],
])('%s', (_, prepare) => {
  it('aborts with the first signal, for its reason, once', () => {
    prepare();
    const [one, other] = [new AbortController(), new AbortController()];
    const signal = anySignal(one.signal, other.signal);
    const onAbort = vi.fn();
    signal.addEventListener('abort', onAbort);
    expect(signal.aborted).toBe(false);
    other.abort(new Error('too late'));
    one.abort(new Error('left'));
    expect(signal.reason).toMatchObject({ message: 'too late' });
    expect(onAbort).toHaveBeenCalledOnce();
  });

  it('is already aborted if one of the signals is', () => {
    prepare();
    expect(anySignal(new AbortController().signal, AbortSignal.abort('gone')).reason).toBe('gone');
  });
});
