import { useTranslation } from 'react-i18next';
import { useBrand } from '@baize/brand';
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
import { Logo } from '../header/Logo.tsx';
import { openOverlay } from '../overlays/overlayStore.ts';
import type { ShellLaterKey } from '../texts.ts';
import { useLiveSupport } from '../support/useLiveSupport.ts';
import { FullScreenMessage } from './FullScreenMessage.tsx';

interface Props {
  icon: IconComponent;
  title: ShellLaterKey;
  text: ShellLaterKey;
}

/** The page of a closed site: logo, reason, live support, copyright (spec 1/2.shell/2 and 4). */
function ClosedPage({ icon, title, text }: Props) {
  const { t } = useTranslation(['shellLater', 'shell']);
  const { name } = useBrand();
  const hasSupport = useLiveSupport() !== undefined;
  return (
    <FullScreenMessage>
      <PageMeta title={t(title)} unlisted />
      <Logo />
      <RestrictedState
        level={1}
        icon={icon}
        title={t(title)}
        text={t(text)}
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

export const MaintenancePage = () => (
  <ClosedPage icon={WaitIcon} title="maintenance" text="maintenance_text" />
);

export const RestrictedPage = () => (
  <ClosedPage icon={RestrictedIcon} title="restricted" text="restricted_text" />
);
