import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { separateKeyframes } from './separateKeyframes.ts';
import { nestMediaQueries } from './nestMediaQueries.ts';

const PLUGINS = [nestMediaQueries, separateKeyframes];

/** How the design system's rules are written into the page. Around everything that is drawn from it, once. */
export const StyleRules = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>
);
