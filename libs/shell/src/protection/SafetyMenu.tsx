import { useBrand } from '@baize/brand';
import { useText } from '@baize/i18n';
import { IconButton, Menu, PhoneIcon, ShieldIcon } from '@baize/ui';
import { useWholeMenu } from '../menu/useWholeMenu.ts';
import { shellMessages } from '../messages.ts';

/* What is over the page is not seen while one part of it fills the screen. */
const leaveFullScreen = (open: boolean) => {
  if (open && document.fullscreenElement) void document.exitFullscreen();
};

/** Limits, a break, the way out and who helps, behind one button. */
export function SafetyMenu() {
  const t = useText(shellMessages);
  const { helpLines } = useBrand();
  return (
    <Menu
      trigger={<IconButton icon={ShieldIcon} label={t('safer_play')} />}
      label={t('footer_safer')}
      onOpenChange={leaveFullScreen}
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
