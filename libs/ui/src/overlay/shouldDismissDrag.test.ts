import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shouldDismissDrag } from './shouldDismissDrag.ts';

describe('shouldDismissDrag', () => {
  it.each([
    ['a third of the way, slowly', { distance: 140, ms: 2000, height: 420 }, 'close'],
    ['a short flick', { distance: 60, ms: 80, height: 600 }, 'close'],
    ['a short slow drag', { distance: 60, ms: 900, height: 600 }, 'stay'],
    ['a tap that slipped', { distance: 6, ms: 4, height: 600 }, 'stay'],
    ['a small sheet, touched', { distance: 20, ms: 300, height: 50 }, 'stay'],
    ['nothing measured', { distance: 100, ms: 5000, height: 0 }, 'stay'],
  ] as const)('%s', (_, drag, verdict) => expect(shouldDismissDrag(drag)).toBe(verdict));

  it('never closes upwards', () => {
    const up = fc.record({
      distance: fc.integer({ min: -5000, max: 0 }),
      ms: fc.nat(5000),
      height: fc.nat(2000),
    });
    fc.assert(fc.property(up, (drag) => shouldDismissDrag(drag) === 'stay'));
  });

  it('still closes when dragged further', () => {
    const drag = fc.record({ distance: fc.nat(2000), ms: fc.nat(5000), height: fc.nat(2000) });
    fc.assert(
      fc.property(drag, fc.nat(500), (one, more) => {
        const further = shouldDismissDrag({ ...one, distance: one.distance + more });
        return shouldDismissDrag(one) === 'stay' || further === 'close';
      }),
    );
  });
});
