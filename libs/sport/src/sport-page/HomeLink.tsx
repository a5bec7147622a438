import { ButtonLink } from '@baize/ui';
import { useTranslation } from 'react-i18next';

/** A link back to the home page. */
export function HomeLink() {
  const { t } = useTranslation('sport');
  return (
    <ButtonLink href="/" variant="secondary">
      {t('to_home')}
    </ButtonLink>
  );
}
