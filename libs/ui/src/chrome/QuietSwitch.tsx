import { IconButton } from '../button/IconButton.tsx';
import { SparklesIcon } from '../icon/icons.ts';

export type QuietSwitchProps = { quiet: boolean; onQuietChange: (quiet: boolean) => void; label: string };

/** Stills everything that moves: snow, sliders, films. The caller keeps the choice and sets `data-quiet` on the html element. */
export function QuietSwitch({ quiet, onQuietChange, label }: QuietSwitchProps) {
  return (
    <IconButton
      icon={SparklesIcon}
      label={label}
      aria-pressed={quiet}
      filled={!quiet}
      onClick={() => onQuietChange(!quiet)}
    />
  );
}
