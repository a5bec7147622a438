import { useText } from '@baize/i18n';
import { PageMeta } from '@baize/routing';
import { ErrorState } from '@baize/ui';
import { Logo } from '../header/Logo.tsx';
import { shellMessages } from '../messages.ts';
import { WholeScreen } from './WholeScreen.tsx';

/** The site's options could not be loaded and none are remembered: say so, and offer to try again. */
export function StartError({ retry, retrying }: { retry: () => void; retrying: boolean }) {
  const t = useText(shellMessages);
  return (
    <WholeScreen>
      <PageMeta title={t('start_failed')} unlisted />
      <Logo />
      <ErrorState
        level={1}
        title={t('start_failed')}
        text={t('start_failed_text')}
        retryLabel={t('try_again')}
        onRetry={retry}
        retrying={retrying}
      />
    </WholeScreen>
  );
}
