import { useText } from '@baize/i18n';
import { Icon, NavTarget, Sheet, theme } from '@baize/ui';
import { styled } from 'styled-components';
import { DisplayTools } from '../header/DisplayTools.tsx';
import { useMenu } from '../menu/useMenu.ts';
import { shellMessages } from '../messages.ts';

/** All the places, and how the site looks and speaks. */
export function DrawerSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(shellMessages);
  const items = useMenu('side');
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      side="start"
      title={t('menu')}
      closeLabel={t('close')}
      footer={<DisplayTools />}
    >
      <List>
        {items.map((item) => (
          <li key={item.id}>
            <NavTarget item={{ ...item, onSelect: onClose }}>
              {item.icon && <Icon of={item.icon} size={22} />}
              {item.label}
            </NavTarget>
          </li>
        ))}
      </List>
    </Sheet>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xxs};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space.m};
    min-block-size: 48px;
    padding-inline: ${theme.space.s};
    border-radius: ${theme.radius.m};
    color: inherit;
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }
  a[aria-current] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
  }
`;
