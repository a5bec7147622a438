import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { brandThemes } from './brandThemes.ts';
import { catalogueImages } from './catalogueImages.ts';
import { scriptHost } from './scriptHost.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.@(mdx|stories.tsx)', '../libs/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [brandThemes(), catalogueImages(), scriptHost()],
      /*
       * Rules are inserted one by one, as on a site. As text, each new rule makes the browser parse all of them
       * again.
       */
      define: { SC_DISABLE_SPEEDY: 'false' },
    }),
};

export default config;
