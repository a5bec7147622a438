import { EmptyState, SportIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { HomeLink } from './HomeLink.tsx';
import { Room } from './Room.ts';

/** The operator offers no sport, or no provider of it. */
export function NotOffered() {
  const { t } = useTranslation('sport');
  return (
    <Room>
      <EmptyState
        icon={SportIcon}
        title={t('not_offered')}
        text={t('not_offered_text')}
        action={<HomeLink />}
      />
    </Room>
  );
}
