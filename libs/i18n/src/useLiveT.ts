import type { Namespace, TFunction } from 'i18next';
import { useMemo } from 'react';
import { useI18n } from './useI18n.ts';

/**
 * A `t` for words that are handed on and shown later: it speaks the language of that moment, where the `t` of
 * `useTranslation` keeps the one that it was rendered in. It is the same function on every render.
 */
export function useLiveT<Ns extends Extract<Namespace, string>>(namespace: Ns): TFunction<Ns> {
  const i18n = useI18n();
  return useMemo(() => i18n.getFixedT<Ns>(null, namespace) as TFunction<Ns>, [i18n, namespace]);
}
