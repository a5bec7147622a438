import { deviceOf } from './deviceOf.ts';

/** A device's name by its user agent: `Chrome · Linux`, or its known part; undefined for an unknown one. */
export function deviceName(userAgent: string | undefined): string | undefined {
  const { browser, system } = deviceOf(userAgent ?? '');
  return [browser, system].filter((part) => part !== undefined).join(' · ') || undefined;
}
