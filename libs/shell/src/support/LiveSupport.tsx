import { useTranslation } from 'react-i18next';
import { ScriptHost } from '@baize/ui';

/**
 * The operator's live-support widget: HTML with third-party scripts. It runs in an iframe without an origin and
 * can't access the site (spec 1/2.shell/12 and 1/3.options/10).
 */
export function LiveSupport({ code }: { code: string }) {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const failed = t('support_failed_text');
  return (
    <ScriptHost
      kind="html"
      code={code}
      title={t('support', { ns: 'shell' })}
      labels={{
        loading: t('support_loading'),
        stillLoading: t('support_slow'),
        retry: t('try_again', { ns: 'shell' }),
        failedTitle: t('support_failed'),
        failedText: { timeout: failed, 'too-large': failed, load: failed, script: failed },
      }}
    />
  );
}
