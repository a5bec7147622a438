import { useBrand } from '@baize/brand';
import { useLanguage, formatShortMoney } from '@baize/i18n';
import { useBalance } from '@baize/player';
import { Banner } from '@baize/ui';
import { useTranslation } from 'react-i18next';

const MINOR = 100;

/** The remaining wagering before a withdrawal, if the brand requires it (spec 3/9.money/10). */
export function WageringNotice() {
  const { t } = useTranslation('accountMoney');
  const language = useLanguage();
  const { currency } = useBalance();
  const { features } = useBrand();
  const wagering = features.withdrawalWagering;
  if (wagering === null) return null;
  const amount = formatShortMoney(wagering * MINOR, currency, language);
  return <Banner type="info">{t('wagering_first', { amount })}</Banner>;
}
