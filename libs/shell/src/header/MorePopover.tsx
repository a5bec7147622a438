import { useBrand } from '@baize/brand';
import { Popover, theme, type NavItem } from '@baize/ui';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { MenuList } from '../menu/MenuList.tsx';
import { useFullMenu } from '../menu/useFullMenu.ts';
import { hasUtilityBar } from './hasUtilityBar.ts';

interface Props {
  trigger: ReactElement;
  items: readonly NavItem[];
}

/** The overflow menu at the end of the primary nav. Its code loads on a press, so it starts open. */
export function MorePopover({ trigger, items }: Props) {
  const { t } = useTranslation(['shellDeferred', 'shell']);
  const [isOpen, setIsOpen] = useState(true);
  const quick = useFullMenu('quick');
  const shortcuts = hasUtilityBar(useBrand()) ? [] : quick;
  const close = () => setIsOpen(false);
  return (
    <Popover
      trigger={trigger}
      label={t('more', { ns: 'shell' })}
      align="end"
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <Groups>
        {items.length > 0 && <MenuList items={items} onLeave={close} />}
        {shortcuts.length > 0 && (
          <nav aria-label={t('quick_menu')}>
            <MenuList items={shortcuts} onLeave={close} />
          </nav>
        )}
      </Groups>
    </Popover>
  );
}

const Groups = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  margin: calc(-1 * ${theme.space.xs});
  max-block-size: min(560px, 70dvh);
  overflow-y: auto;
  scrollbar-width: thin;
  & > :not(:first-child) {
    padding-block-start: ${theme.space.xs};
    border-block-start: 1px solid ${theme.color.line};
  }
`;
