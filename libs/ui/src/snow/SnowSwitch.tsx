import { IconButton } from '../button/IconButton.tsx';
import { SnowIcon } from '../icon/icons.ts';

export type SnowSwitchProps = {
  snow: boolean;
  onSnowChange: (snow: boolean) => void;
  /** What is on while it is pressed: "Kar yağışı". */
  label: string;
};

/**
 * Lets it snow or stops it: the pause control that falling snow must have.
 *
 * - Use wherever SnowEffect is, in the header or the menu. The caller keeps the choice (under `flake`).
 * - Not for stilling everything that moves: QuietSwitch.
 * - Keys: Enter and Space turn it; the focus stays.
 * - Aloud: a button named by `label`, pressed while it snows.
 */
export function SnowSwitch({ snow, onSnowChange, label }: SnowSwitchProps) {
  return (
    <IconButton
      icon={SnowIcon}
      label={label}
      look={snow ? 'framed' : 'plain'}
      aria-pressed={snow}
      onClick={() => onSnowChange(!snow)}
    />
  );
}
