import { IconButton } from '../button/IconButton.tsx';
import { DarkIcon, LightIcon } from '../icon/icons.ts';
import type { SchemeName } from '../theme/tokens.ts';

export type SchemeSwitchProps = {
  scheme: SchemeName;
  onSchemeChange: (scheme: SchemeName) => void;
  /** What a press does: "switch to light" while dark. */
  toLightLabel: string;
  toDarkLabel: string;
};

/**
 * Switches between dark and light. The caller stores the choice and sets `data-scheme` on the html element.
 *
 * - Use in a header or a menu.
 * - Not where the device's own scheme is a third choice: SegmentedControl.
 * - Keys: Enter and Space change it.
 * - Aloud: its name says what a press does, and changes with the scheme.
 */
export function SchemeSwitch({ scheme, onSchemeChange, toLightLabel, toDarkLabel }: SchemeSwitchProps) {
  const dark = scheme === 'dark';
  return (
    <IconButton
      icon={dark ? LightIcon : DarkIcon}
      label={dark ? toLightLabel : toDarkLabel}
      onClick={() => onSchemeChange(dark ? 'light' : 'dark')}
    />
  );
}
