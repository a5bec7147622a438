import type { Namespace, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useI18n } from './useI18n.ts';

/**
 * A `t` for texts that are passed on and shown later. It uses the language at that time, unlike the `t` of
 * `useTranslation`, which keeps the language of its render. Stable across renders.
 */
export function useLatestT<Ns extends Extract<Namespace, string>>(namespace: Ns): TFunction<Ns> {
  const i18n = useI18n();
  return useMemo(() => i18n.getFixedT<Ns>(null, namespace) as TFunction<Ns>, [i18n, namespace]);
}
