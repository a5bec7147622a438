import type { Namespace, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useI18n } from './useI18n.ts';

/**
 * A `t` for texts that are passed on and shown later: it uses the language of that moment, where the `t` of
 * `useTranslation` keeps the language of its render. It is the same function on every render.
 */
export function useLatestT<Ns extends Extract<Namespace, string>>(namespace: Ns): TFunction<Ns> {
  const i18n = useI18n();
  return useMemo(() => i18n.getFixedT<Ns>(null, namespace) as TFunction<Ns>, [i18n, namespace]);
}
