import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type UserConfig } from 'vite';
import { precompress } from './tools/edge/src/build/precompress.ts';

/** Everything that an app's files are asked for begins with this; what is under it never changes. */
export const assetBase = (app: string) => `/_app/${app}/`;

const TEXTS = /libs\/(?:shell|session|content|casino|i18n)\/src\/locales\/(tr|en)\.json$/;

/**
 * Few files instead of many small ones, which compress worse: each language's texts of the first pages are one, and
 * what every page needs is one.
 */
const CHUNKS = [
  { name: 'texts-tr', test: (id: string) => TEXTS.exec(id)?.[1] === 'tr' },
  { name: 'texts-en', test: (id: string) => TEXTS.exec(id)?.[1] === 'en' },
  {
    name: 'base',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack\/(?:query-core|react-query)|styled-components|stylis|openapi-fetch)\/|libs\/(?:api|i18n|brand|routing)\/(?!.*(?:locales\/|areaReplyShapes))|libs\/session\/src\/(?:token|profile)\/|libs\/ui\/src\/(?:theme|motion|icon\/Icon|a11y|button|link)/,
  },
];

const STYLED = { displayName: false, fileName: false, ssr: true, transpileTemplateLiterals: false };

/** The one build of all apps: its entry is a script, since the HTML is the brand's (docs: the house). */
export const appBuild = (app: string) =>
  defineConfig(({ command, isSsrBuild }): UserConfig => {
    /* A shell or a test runner that says something else must not get a page that cannot be painted. */
    if (command === 'build') process.env.NODE_ENV = 'production';
    const root = fileURLToPath(new URL(`apps/${app}`, import.meta.url));
    return {
      root,
      base: assetBase(app),
      logLevel: 'warn',
      /* The same class names in the painted page and in the script: without them the script writes its rules anew. */
      oxc: { plugins: { styledComponents: STYLED } },
      plugins: [react(), ...(isSsrBuild ? [] : [precompress()])],
      build: {
        outDir: isSsrBuild ? 'dist/server' : 'dist/client',
        emptyOutDir: true,
        target: 'es2023',
        manifest: !isSsrBuild,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          checks: { pluginTimings: false },
          input: isSsrBuild ? `${root}/src/frame.ts` : `${root}/src/main.ts`,
          output: isSsrBuild ? {} : { codeSplitting: { groups: CHUNKS } },
        },
      },
      ssr: { noExternal: [/^@baize\//, 'styled-components'] },
    };
  });
