import { useScheme } from '@baize/site';
import { safeUrl, ScriptHost } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { JackpotStage } from './JackpotStage.ts';
import { scriptPage } from '../launch/scriptPage.ts';

/**
 * Jackpots rendered by the service's own script, in the isolated script host (spec 2/7.lobby/6); `address` may contain
 * `{scheme}`. Renders nothing if the URL isn't safe.
 */
export function JackpotScript({ address }: { address: string }) {
  const { t } = useTranslation(['casino', 'casinoDeferred']);
  const scheme = useScheme();
  const script = safeUrl(address.replaceAll('{scheme}', scheme));
  const failed = t('jackpot_failed', { ns: 'casinoDeferred' });
  if (!script) return null;
  return (
    <JackpotStage>
      <ScriptHost
        kind="html"
        code={scriptPage(script)}
        title={t('jackpot')}
        labels={{
          loading: t('jackpot_loading', { ns: 'casinoDeferred' }),
          stillLoading: t('game_still_loading'),
          retry: t('try_again'),
          failedTitle: failed,
          failedText: { load: failed, script: failed, timeout: failed, 'too-large': failed },
        }}
      />
    </JackpotStage>
  );
}
