import type { ReactNode } from 'react';

/** The narrowest phone: 320 px, where nothing may be cut or wider than the page. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div style={{ inlineSize: '320px', maxInlineSize: '100%' }}>{children}</div>;
}
