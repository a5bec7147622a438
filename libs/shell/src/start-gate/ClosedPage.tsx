import { useSiteName, type Closure } from '@baize/site';
import { useLanguage } from '@baize/i18n';
import { createDates } from '@baize/i18n/dates';
import { PageMeta } from '@baize/routing';
import {
  Button,
  Icon,
  RestrictedIcon,
  RestrictedState,
  SupportIcon,
  WaitIcon,
  type IconComponent,
} from '@baize/ui';
import { useIsHydrated } from '@baize/ui/store';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '../header/Logo.tsx';
import { openOverlay } from '../overlays/overlayStore.ts';
import { useLiveSupport } from '../support/useLiveSupport.ts';
import type { ShellDeferredKey } from '../texts.ts';
import { FullScreenMessage } from './FullScreenMessage.tsx';

const REASONS: Record<
  Closure['why'],
  { icon: IconComponent; title: ShellDeferredKey; text: ShellDeferredKey }
> = {
  maintenance: { icon: WaitIcon, title: 'maintenance', text: 'maintenance_text' },
  country: { icon: RestrictedIcon, title: 'restricted', text: 'restricted_text' },
};

/** When maintenance ends, in the player's time zone, which the server doesn't know; undefined if that has passed. */
function useReopening(closure: Closure): string | undefined {
  const language = useLanguage();
  const isHydrated = useIsHydrated();
  const [now] = useState(() => Date.now());
  const until = closure.why === 'maintenance' ? (closure.until ?? 0) : 0;
  return isHydrated && until > now ? createDates('local', language).minute(until) : undefined;
}

/**
 * The page of a closed site: logo, reason, reopening time, live support, copyright (spec 1/2.shell/2, 4 and 13). It
 * reopens automatically, since `recoverQueries` polls the options.
 */
export function ClosedPage({ closure }: { closure: Closure }) {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const name = useSiteName();
  const hasSupport = useLiveSupport() !== undefined;
  const time = useReopening(closure);
  const { icon, title, text } = REASONS[closure.why];
  return (
    <FullScreenMessage>
      <PageMeta title={t(title)} canonical="/" unlisted />
      <Logo />
      <RestrictedState
        level={1}
        icon={icon}
        title={t(title)}
        text={time === undefined ? t(text) : t('maintenance_until', { time })}
        action={
          hasSupport && (
            <Button leading={<Icon of={SupportIcon} size={18} />} onClick={() => openOverlay('support')}>
              {t('support', { ns: 'shell' })}
            </Button>
          )
        }
      />
      <p>{t('rights', { year: new Date().getFullYear(), name })}</p>
    </FullScreenMessage>
  );
}
