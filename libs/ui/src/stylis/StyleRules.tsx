import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { separateKeyframes } from './separateKeyframes.ts';
import { nestMediaQueries } from './nestMediaQueries.ts';

const PLUGINS = [nestMediaQueries, separateKeyframes];

/** Sets up how the design system's rules are written into the page. Wrap everything that uses it, once. */
export const StyleRules = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>
);
