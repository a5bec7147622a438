import { expect, it } from 'vitest';
import { countryClosure } from './countryClosure.ts';
import { maintenanceOf } from './maintenanceOf.ts';

it.each([
  [{ status: 500 }, undefined],
  [{ status: 500, retryAt: 7 }, 7],
  [{ status: 503, retryAt: 7 }, 7],
])('options that fail with %j mean maintenance until %j', (failure, until) =>
  expect(maintenanceOf(failure)).toEqual({ why: 'maintenance', until }),
);

it.each([{}, { status: 503 }, { status: 502, retryAt: 7 }, { status: 504 }, { status: 429, retryAt: 7 }])(
  'options that fail with %j don’t mean maintenance',
  (failure) => expect(maintenanceOf(failure)).toBeUndefined(),
);

it('closes in one country', () => {
  expect(countryClosure('AA')).toEqual({ why: 'country' });
  for (const open of [undefined, '', 'TR', 'aa']) expect(countryClosure(open)).toBeUndefined();
});
