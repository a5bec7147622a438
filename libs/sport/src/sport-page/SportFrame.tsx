import { useScheme } from '@baize/site';
import { FrameHost, ScriptHost, theme, VisuallyHidden } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { SportLaunch } from '../launch/parseSportLaunch.ts';
import type { SportPlace } from '../providers/findSportPlace.ts';
import { SPORT_PROVIDERS } from '../providers/sportProviders.ts';
import { sectionOf } from '../providers/sportSections.ts';
import { LaunchFailed } from './LaunchFailed.tsx';
import { SportSkeleton } from './SportSkeleton.tsx';
import { HomeLink } from './HomeLink.tsx';
import { useBetMessages } from './useBetMessages.ts';

interface Props {
  /** Undefined until the URL is resolved to a page. */
  place: Extract<SportPlace, { kind: 'shown' }> | undefined;
  launch: SportLaunch | undefined;
  error: unknown;
  /** Requests a new launch, since a URL or a script can be used only once. */
  onRetry: () => void;
}

/** Time after which a page that hasn't loaded has failed, ms. */
const PATIENCE = 30_000;
/** Delay before a sportsbook's script runs after its data call, ms (spec 2/2.7/10). */
const SCRIPT_DELAY = 2000;

/** A provider's page: its URL in an iframe, or its script in the isolated host (spec 2/2.7/9). */
export function SportFrame({ place, launch, error, onRetry }: Props) {
  const { t } = useTranslation('sport');
  if (error !== undefined) return <LaunchFailed error={error} onRetry={onRetry} />;
  if (!place || !launch) return <Opening />;
  const page = t(place.page === 'prematch' ? sectionOf(place.page) : place.page);
  const title = t('frame', { provider: SPORT_PROVIDERS[place.provider].name, page });
  return launch.type === 'frame' ? (
    <BookFrame url={launch.url} {...{ title, onRetry }} />
  ) : (
    <BookScript code={launch.code} {...{ title, onRetry }} />
  );
}

function BookFrame({ url, title, onRetry }: { url: string; title: string; onRetry: () => void }) {
  const { t } = useTranslation('sport');
  const handleBetMessage = useBetMessages();
  return (
    <FrameHost
      scheme={useScheme()}
      src={url}
      title={title}
      failAfter={PATIENCE}
      onRetry={onRetry}
      onMessage={handleBetMessage}
      placeholder={<SportSkeleton />}
      exitAction={<HomeLink />}
      labels={{
        loading: t('loading'),
        stillLoading: t('slow'),
        retry: t('try_again'),
        refusedTitle: t('failed'),
        refusedText: t('address_refused'),
        failedTitle: t('failed'),
        failedText: t('no_answer'),
      }}
    />
  );
}

function BookScript({ code, title, onRetry }: { code: string; title: string; onRetry: () => void }) {
  const { t } = useTranslation('sport');
  const handleBetMessage = useBetMessages();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const delay = setTimeout(() => setDue(true), SCRIPT_DELAY);
    return () => clearTimeout(delay);
  }, []);
  if (!isDue) return <Opening />;
  return (
    <ScriptHost
      kind="script"
      code={code}
      title={title}
      timeout={PATIENCE}
      onRetry={onRetry}
      onMessage={handleBetMessage}
      placeholder={<SportSkeleton />}
      exitAction={<HomeLink />}
      labels={{
        loading: t('loading'),
        stillLoading: t('slow'),
        retry: t('try_again'),
        failedTitle: t('failed'),
        failedText: {
          timeout: t('no_answer'),
          load: t('script_lost'),
          script: t('script_broken'),
          'too-large': t('script_too_large'),
        },
      }}
    />
  );
}

function Opening() {
  const { t } = useTranslation('sport');
  return (
    <Cover>
      <SportSkeleton />
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
    </Cover>
  );
}

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  background: ${theme.color.sunken};
  overflow: hidden;
`;
