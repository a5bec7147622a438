import { useBrand } from '@baize/brand';
import { useText } from '@baize/i18n';
import {
  Button,
  Icon,
  RestrictedIcon,
  RestrictedState,
  SupportIcon,
  theme,
  WaitIcon,
  type IconComponent,
} from '@baize/ui';
import { styled } from 'styled-components';
import { Logo } from '../header/Logo.tsx';
import { openLayer } from '../layers/layerStore.ts';
import { shellMessages, type ShellKey } from '../messages.ts';
import { useLiveSupport } from '../support/useLiveSupport.ts';

interface Props {
  icon: IconComponent;
  title: ShellKey;
  text: ShellKey;
}

/** The whole site, closed: logo, what is the matter, live support, copyright (spec: document 1, section 2). */
function ClosedPage({ icon, title, text }: Props) {
  const t = useText(shellMessages);
  const { name } = useBrand();
  const hasSupport = useLiveSupport() !== undefined;
  return (
    <Root>
      <Logo />
      <RestrictedState level={1} icon={icon} title={t(title)} text={t(text)} />
      {hasSupport && (
        <Button
          variant="secondary"
          leading={<Icon of={SupportIcon} size={18} />}
          onClick={() => openLayer('support')}
        >
          {t('support')}
        </Button>
      )}
      <Small>{t('rights', { year: new Date().getFullYear(), name })}</Small>
    </Root>
  );
}

export const MaintenancePage = () => (
  <ClosedPage icon={WaitIcon} title="maintenance" text="maintenance_text" />
);

export const RestrictedPage = () => (
  <ClosedPage icon={RestrictedIcon} title="restricted" text="restricted_text" />
);

const Root = styled.main`
  display: grid;
  place-items: center;
  align-content: center;
  gap: ${theme.space.xl};
  min-block-size: 100svh;
  padding: ${theme.page.gutter};
`;

const Small = styled.p`
  margin: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
