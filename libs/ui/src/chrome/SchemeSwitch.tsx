import { IconButton } from '../button/IconButton.tsx';
import { DarkIcon, LightIcon } from '../icon/icons.ts';
import type { SchemeName } from '../theme/tokens.ts';

export type SchemeSwitchProps = {
  scheme: SchemeName;
  onSchemeChange: (scheme: SchemeName) => void;
  /** What pressing does: "switch to light" while dark. */
  toLightLabel: string;
  toDarkLabel: string;
};

/** Changes between dark and light. The caller keeps the choice and sets `data-scheme` on the html element. */
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
