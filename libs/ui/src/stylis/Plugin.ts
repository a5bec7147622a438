import type { ComponentProps } from 'react';
import type { StyleSheetManager } from 'styled-components';

/** What has a hand in how rules are written: stylis calls it for each part of them. */
export type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** A part of the rules. */
export type Element = Parameters<Plugin>[0];
