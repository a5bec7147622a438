import { addons } from 'storybook/manager-api';
import { catalogueTheme } from './catalogueTheme.ts';
import { linkContract } from './linkContract.ts';

addons.setConfig({ theme: catalogueTheme, sidebar: { showRoots: true } });
linkContract();
