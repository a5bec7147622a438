import { errorMessageKey, isApiError } from '@baize/api';
import { useScheme } from '@baize/site';
import { useServerText } from '@baize/i18n';
import { ErrorState, FrameHost, ScriptHost, theme, VisuallyHidden } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PROVIDER_NAMES, type BettingLaunch, type BettingProvider } from './bettingProviders.ts';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import { useBettingLaunch } from './useBettingLaunch.ts';

/** Time after which a page that hasn't loaded has failed, ms. */
const PATIENCE = 30_000;

/** A provider's history: its URL in an iframe, or its script in the isolated host (ADR 39). */
export function ProviderHistory({ provider }: { provider: BettingProvider }) {
  const { t } = useTranslation('accountHistory');
  const serverText = useServerText();
  const { launch, id, error, again } = useBettingLaunch(provider);
  const isUnreadable = isApiError(error) && error.failure === 'unreadable';
  if (error !== undefined)
    return (
      <ErrorState
        title={t('frame_failed')}
        text={isUnreadable ? t('frame_no_answer') : serverText(errorMessageKey(error), 'please_try_again')}
        retryLabel={t('try_again')}
        onRetry={again}
      />
    );
  return (
    <Place>
      {launch ? (
        <Launched key={id} launch={launch} provider={provider} onRetry={again} />
      ) : (
        <>
          <FrameSkeleton />
          <VisuallyHidden role="status">{t('frame_loading')}</VisuallyHidden>
        </>
      )}
    </Place>
  );
}

interface LaunchedProps {
  launch: BettingLaunch;
  provider: BettingProvider;
  onRetry: () => void;
}

function Launched({ launch, provider, onRetry }: LaunchedProps) {
  const { t } = useTranslation('accountHistory');
  const scheme = useScheme();
  const title = t('betting_frame', { provider: PROVIDER_NAMES[provider] });
  const labels = {
    loading: t('frame_loading'),
    stillLoading: t('frame_slow'),
    retry: t('try_again'),
    failedTitle: t('frame_failed'),
  };
  const noAnswer = t('frame_no_answer');
  const broken = t('frame_broken');
  return launch.type === 'frame' ? (
    <FrameHost
      {...{ title, onRetry }}
      src={launch.url}
      scheme={scheme}
      failAfter={PATIENCE}
      placeholder={<FrameSkeleton />}
      labels={{
        ...labels,
        refusedTitle: t('frame_failed'),
        refusedText: t('frame_refused'),
        failedText: noAnswer,
      }}
    />
  ) : (
    <ScriptHost
      {...{ title, onRetry }}
      kind="script"
      code={launch.code}
      timeout={PATIENCE}
      placeholder={<FrameSkeleton />}
      labels={{
        ...labels,
        failedText: { timeout: noAnswer, load: noAnswer, script: broken, 'too-large': broken },
      }}
    />
  );
}

const Place = styled.div`
  position: relative;
  display: grid;
  block-size: clamp(480px, 74dvh, 960px);
  border-radius: ${theme.radius.l};
  background: ${theme.color.sunken};
  overflow: hidden;
`;
