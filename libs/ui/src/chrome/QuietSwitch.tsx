import { IconButton } from '../button/IconButton.tsx';
import { SparklesIcon } from '../icon/icons.ts';

export type QuietSwitchProps = { quiet: boolean; onQuietChange: (quiet: boolean) => void; label: string };

/**
 * Stops all motion: snow, sliders, videos. The caller stores the choice and sets `data-quiet` on the html
 * element.
 *
 * - Use in a header, a menu or a footer, always within reach.
 * - Not for stopping one thing: that has its own pause button. Not in a list of settings: Switch.
 * - Keys: Enter and Space toggle it.
 * - Aloud: `label` is what it does; pressed while all motion is off.
 */
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
