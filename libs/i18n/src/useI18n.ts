import type { i18n as I18n } from 'i18next';
import { use } from 'react';
import { I18nContext } from 'react-i18next';

/**
 * The page's i18next instance. A language change doesn't re-render the component.
 * @throws outside an `I18nextProvider`
 */
export function useI18n(): I18n {
  const { i18n } = use(I18nContext) ?? {};
  if (!i18n)
    throw new Error('useI18n was called outside I18nextProvider. Wrap the app, the test or the story in it.');
  return i18n;
}
