import { useStore } from '@baize/ui/store';
import { useEffect } from 'react';
import { deviceKey } from '../../device/deviceOf.ts';
import { knownDevices, knownDevicesOf, rememberDevices } from './knownDevices.ts';
import { loginMoment } from './loginMoment.ts';
import type { LoginRow } from './securityQueries.ts';

const NONE: readonly LoginRow[] = [];

/**
 * The latest login from each unknown device (ADR 64). When the logins are first viewed in a browser, all of their
 * devices become known, including the current one.
 */
export function useNewLogins(username: string, rows: readonly LoginRow[] | undefined): readonly LoginRow[] {
  const known = knownDevicesOf(useStore(knownDevices), username);
  useEffect(() => {
    if (known || !rows || username === '') return;
    rememberDevices(username, [
      deviceKey(navigator.userAgent),
      ...rows.map((row) => deviceKey(row.user_agent)),
    ]);
  }, [known, rows, username]);
  if (!known || !rows) return NONE;
  const familiar = new Set([...known.devices, deviceKey(navigator.userAgent)]);
  const isNew = (row: LoginRow) =>
    !familiar.has(deviceKey(row.user_agent)) && (loginMoment(row) ?? Infinity) > known.settledAt;
  const newest = new Map(
    rows
      .filter(isNew)
      .toReversed()
      .map((row) => [deviceKey(row.user_agent), row]),
  );
  return [...newest.values()].toReversed();
}
