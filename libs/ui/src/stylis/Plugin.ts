import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

/** A stylis plugin: called for each node while rules are serialised. */
export type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** A node of the rules. */
export type Element = Parameters<Plugin>[0];
