import type { Story } from '@baize/api';
import { useLanguage } from '@baize/i18n';
import { useTranslation } from 'react-i18next';

const MULTIPLIER = /^x(\d+)$/i;

/**
 * The multiplier of a story, `x4700`, in the language's number format: short for its ring, and as its title. Any other
 * text is shown as it is.
 */
export function useStoryText() {
  const { t } = useTranslation('content');
  const language = useLanguage();
  return ({ multiplier }: Pick<Story, 'multiplier'>) => {
    const digits = MULTIPLIER.exec(multiplier)?.[1];
    if (digits === undefined) return { multiplier, title: multiplier || t('stories') };
    const times = Number(digits).toLocaleString(language);
    return { multiplier: `×${times}`, title: t('story', { times }) };
  };
}
