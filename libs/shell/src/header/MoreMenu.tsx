import { NavMoreButton, type NavItem } from '@baize/ui';
import { useTranslation } from 'react-i18next';
import { deferredComponent } from '../deferredComponent.tsx';
import { DeferredPopover } from './DeferredPopover.tsx';

const MorePopover = deferredComponent(async () => (await import('./MorePopover.tsx')).MorePopover);

/** The primary nav entries that don't fit; also the shortcuts if there is no utility bar. */
export function MoreMenu({ items }: { items: readonly NavItem[] }) {
  const { t } = useTranslation('shell');
  const isCurrent = items.some(({ current }) => current);
  return (
    <DeferredPopover
      button={(state) => <NavMoreButton label={t('more')} current={isCurrent} {...state} />}
      popover={(trigger) => <MorePopover trigger={trigger} items={items} />}
    />
  );
}
