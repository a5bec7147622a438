import type { CSSProperties, ReactNode } from 'react';
import { theme } from '../theme/theme.ts';

const plate = { '--bz-plate': theme.color.scrim } as CSSProperties;

/** The ground that the catalogue's logos are drawn for; a brand's HTML says its own. */
export function Plated({ children }: { children: ReactNode }) {
  return <div style={plate}>{children}</div>;
}
