import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { apartKeyframes } from './apartKeyframes.ts';
import { nestConditions } from './nestConditions.ts';

const PLUGINS = [nestConditions, apartKeyframes];

/** How the design system's rules are written into the page. Around everything that is drawn from it, once. */
export const StyleRules = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>
);
