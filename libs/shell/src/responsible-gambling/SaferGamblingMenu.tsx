import { useBrand } from '@baize/brand';
import { Menu, PhoneIcon } from '@baize/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFullMenu } from '../menu/useFullMenu.ts';

/** Limits, a cool-off, self-exclusion and help. Its code loads on a press, so it starts open. */
export function SaferGamblingMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation('shellDeferred');
  const [open, setOpen] = useState(true);
  useEffect(() => {
    /* Overlays are invisible while an element of the page is in full screen. */
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
        ...useFullMenu('footer_safer').map(({ id, label, icon, href, onSelect }) => ({
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
