import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { precompress } from './tools/edge/src/build/precompress.ts';

/** Everything that an app's files are asked for begins with this; what is under it never changes. */
export const assetBase = (app: string) => `/_app/${app}/`;

/** The texts of the libs that every page needs, as one file for each language instead of four. */
const FIRST_TEXTS = /libs\/(?:shell|session|content|i18n)\/src\/locales\/(tr|en)\.json$/;

/** The one build of all apps: its entry is a script, since the HTML is the brand's (docs: the house). */
export const appBuild = (app: string) =>
  defineConfig(({ isSsrBuild }): UserConfig => {
    const root = fileURLToPath(new URL(`apps/${app}`, import.meta.url));
    return {
      root,
      base: assetBase(app),
      plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
      build: {
        outDir: isSsrBuild ? 'dist/server' : 'dist/client',
        emptyOutDir: true,
        target: 'es2023',
        manifest: !isSsrBuild,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          input: isSsrBuild ? `${root}/src/frame.ts` : `${root}/src/main.ts`,
          output: isSsrBuild
            ? {}
            : {
                advancedChunks: {
                  groups: [
                    {
                      name: (id: string) => FIRST_TEXTS.exec(id)?.[1] && `texts-${FIRST_TEXTS.exec(id)?.[1]}`,
                    },
                  ],
                },
              },
        },
      },
      ssr: { noExternal: [/^@baize\//, 'styled-components'] },
    };
  });
