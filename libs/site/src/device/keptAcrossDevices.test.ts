import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { DeviceId } from './deviceId.ts';
import { keptAcrossDevices } from './keptAcrossDevices.ts';

const banners = (type: string, device: DeviceId) => {
  const queryKey = ['sliders', type, device];
  return {
    queryKey,
    queryFn: () => new Promise<string>(() => undefined),
    placeholderData: keptAcrossDevices(queryKey),
  };
};

it.each([
  ['the same list for another window', 'casino', 2, 'for a wide window'],
  ['another list for the same window', 'bingo', 1, undefined],
  ['another list for another window', 'bingo', 2, undefined],
] as const)('while %s loads, %s/%s shows %s', (_what, type, device, shown) => {
  const client = new QueryClient();
  client.setQueryData(banners('casino', 1).queryKey, 'for a wide window');
  const observer = new QueryObserver(client, banners('casino', 1));
  expect(observer.getCurrentResult().data).toBe('for a wide window');
  observer.setOptions(banners(type, device));
  expect(observer.getCurrentResult().data).toBe(shown);
});
