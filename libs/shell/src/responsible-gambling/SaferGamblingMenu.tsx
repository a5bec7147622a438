import { useBrand } from '@baize/brand';
import { Menu, PhoneIcon } from '@baize/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useWholeMenu } from '../menu/useWholeMenu.ts';

/** Limits, a break, the way out and who helps; its code came because somebody pressed, so it is open from the start. */
export function SaferGamblingMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shellLater');
  const [open, setOpen] = useState(true);
  useEffect(() => {
    /* What is over the page is not seen while one part of it fills the screen. */
    if (open && document.fullscreenElement) void document.exitFullscreen();
  }, [open]);
  const { helpLines } = useBrand();
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      label={t('footer_safer')}
      items={[
        ...useWholeMenu('footer_safer').map(({ id, label, icon, href, onSelect }) => ({
          id,
          label,
          icon,
          href,
          onSelect,
        })),
        ...helpLines.map(({ name, url }, index) => ({
          id: url,
          label: name,
          icon: PhoneIcon,
          href: url,
          divided: index === 0,
        })),
      ]}
    />
  );
}
