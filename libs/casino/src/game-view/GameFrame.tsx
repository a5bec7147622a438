import type { Launch } from '@baize/api';
import { ButtonLink, ErrorState, FrameHost, safeUrl, ScriptHost, type FrameHostProps } from '@baize/ui';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { scriptPage } from '../launch/scriptPage.ts';

interface Props {
  launch: Pick<Launch, 'type' | 'url'>;
  name: string;
  /** The game's lobby, to return to if the game doesn't load. */
  lobby: string;
  onMessage: NonNullable<FrameHostProps['onMessage']>;
  ref: Ref<HTMLIFrameElement>;
}

/** Time after which a game that hasn't loaded has failed, ms. */
const FAIL_AFTER = 30_000;

/** Shows a launched game: a URL in a sandboxed iframe, a script in the isolated script host. */
export function GameFrame({ launch, name, lobby, onMessage, ref }: Props) {
  const { t } = useTranslation('casino');
  const labels = {
    loading: t('game_loading'),
    stillLoading: t('game_still_loading'),
    retry: t('try_again'),
    failedTitle: t('not_opened'),
  };
  const exitAction = (
    <ButtonLink variant="secondary" href={lobby}>
      {t('back_to_lobby')}
    </ButtonLink>
  );
  const address = safeUrl(launch.url);
  if (!address || new URL(address).origin === location.origin)
    return <ErrorState title={t('not_opened')} text={t('address_refused')} action={exitAction} />;
  if (launch.type === 'script')
    return (
      <ScriptHost
        kind="html"
        code={scriptPage(address)}
        title={name}
        timeout={FAIL_AFTER}
        exitAction={exitAction}
        labels={{
          ...labels,
          failedText: {
            load: t('game_failed'),
            script: t('game_failed'),
            timeout: t('game_failed'),
            'too-large': t('game_failed'),
          },
        }}
      />
    );
  return (
    <FrameHost
      ref={ref}
      src={launch.url}
      title={name}
      onMessage={onMessage}
      failAfter={FAIL_AFTER}
      exitAction={exitAction}
      labels={{
        ...labels,
        failedText: t('game_failed'),
        refusedTitle: t('not_opened'),
        refusedText: t('address_refused'),
      }}
    />
  );
}
