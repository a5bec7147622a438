import { useHasRoute, paths } from '@baize/routing';
import { openLoginDialog, openRegisterDialog, useIsPlayer } from '@baize/session';
import { Button, Drawer, theme, type NavItem } from '@baize/ui';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Clock } from '../header/Clock.tsx';
import { DisplaySettings } from '../header/DisplaySettings.tsx';
import { MenuList } from '../menu/MenuList.tsx';
import { useFullMenu } from '../menu/useFullMenu.ts';
import type { ShellDeferredKey } from '../texts.ts';
import { deferredComponent } from '../deferredComponent.tsx';

const SocialMediaLinks = deferredComponent(
  async () => (await import('../header/SocialMediaLinks.tsx')).SocialMediaLinks,
);

interface Props {
  open: boolean;
  onClose: () => void;
}

/** All menu entries in groups, including the account's, plus language and display settings. */
export function MenuDrawer({ open, onClose }: Props) {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const groups: { title: ShellDeferredKey; items: readonly NavItem[] }[] = [
    { title: 'menu_games', items: useFullMenu('side') },
    { title: 'menu_offers', items: useFullMenu('offers') },
    { title: 'menu_account', items: useFullMenu('account') },
    { title: 'menu_help', items: useFullMenu('help') },
  ];
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('menu', { ns: 'shell' })}
      closeLabel={t('close', { ns: 'shell' })}
      footer={<DisplaySettings />}
    >
      <LoginButtons onLeave={onClose} />
      {groups.map(({ title, items }) => (
        <Group key={title} title={t(title)} items={items} onLeave={onClose} />
      ))}
      <End>
        <Suspense fallback={null}>
          <SocialMediaLinks />
        </Suspense>
        <Clock />
      </End>
    </Drawer>
  );
}

/** Login and registration, the first things that a visitor needs. */
function LoginButtons({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const hasRegister = useHasRoute()(paths.register);
  const leaveTo = (ask: () => void) => {
    onLeave();
    ask();
  };
  if (useIsPlayer()) return null;
  return (
    <Pair>
      <Button variant={hasRegister ? 'secondary' : 'primary'} onClick={() => leaveTo(openLoginDialog)}>
        {t('login', { ns: 'shell' })}
      </Button>
      {hasRegister && (
        <Button onClick={() => leaveTo(openRegisterDialog)}>{t('register', { ns: 'shell' })}</Button>
      )}
    </Pair>
  );
}

interface GroupProps {
  title: string;
  items: readonly NavItem[];
  onLeave: () => void;
}

function Group({ title, items, onLeave }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      <MenuList items={items} onLeave={onLeave} />
    </section>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(120px, 100%), 1fr));
  gap: ${theme.space.xs};
  margin-block-end: ${theme.space.m};
`;

const Title = styled.p`
  padding: ${theme.space.s} ${theme.space.s} ${theme.space.xxs};
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
  font-weight: ${theme.weight.bold};
`;

const End = styled.div`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.l} ${theme.space.s} 0;
`;
