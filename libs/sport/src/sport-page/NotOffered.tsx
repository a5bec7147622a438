import { EmptyState, SportIcon } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { HomeLink } from './HomeLink.tsx';
import { MessageArea } from './MessageArea.ts';

/** Shown if the operator offers no sport, or no provider for it. */
export function NotOffered() {
  const { t } = useTranslation('sport');
  return (
    <MessageArea>
      <EmptyState
        icon={SportIcon}
        title={t('not_offered')}
        text={t('not_offered_text')}
        action={<HomeLink />}
      />
    </MessageArea>
  );
}
