import { IconButton } from '../button/IconButton.tsx';
import { SnowIcon } from '../icon/icons.ts';

export type SnowSwitchProps = {
  snow: boolean;
  onSnowChange: (snow: boolean) => void;
  /** What is on while pressed: "Kar yağışı". */
  label: string;
};

/**
 * Starts or stops the snow: the pause control that falling snow must have.
 *
 * - Use wherever SnowEffect is, in the header or the menu. The caller stores the choice (under `flake`).
 * - Not in a list of settings: Switch.
 * - Keys: Enter and Space toggle it; focus stays.
 * - Screen reader: a button named by `label`, pressed while it snows.
 */
export function SnowSwitch({ snow, onSnowChange, label }: SnowSwitchProps) {
  return (
    <IconButton
      icon={SnowIcon}
      label={label}
      variant={snow ? 'framed' : 'plain'}
      aria-pressed={snow}
      onClick={() => onSnowChange(!snow)}
    />
  );
}
