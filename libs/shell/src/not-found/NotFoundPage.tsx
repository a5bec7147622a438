import { useText } from '@baize/i18n';
import { ButtonLink, EmptyState, SearchIcon } from '@baize/ui';
import { shellMessages } from '../messages.ts';

/** /404, and every address that is no page. */
export function NotFoundPage() {
  const t = useText(shellMessages);
  return (
    <EmptyState
      level={1}
      icon={SearchIcon}
      title={t('not_found')}
      text={t('not_found_text')}
      action={<ButtonLink href="/">{t('to_home')}</ButtonLink>}
    />
  );
}
