import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import {
  billOfMaterials,
  noteImports,
  precompress,
  siteChunks,
  textsPlugin,
  versionFile,
} from '@baize/build';

/** The path prefix of an app's files; what is under it never changes. */
export const assetBase = (app: string) => `/_app/${app}/`;

/**
 * What is imported on demand keeps its name, as do the texts of a language; a file that such chunks share is its
 * hash alone, as short as the bundler allows: the entry lists all of them, and their names were 1.4 kB of it.
 */
const chunkFileNames = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }) =>
  isDynamicEntry || NAMED.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js';
const NAMED = /^(?:texts|later)-[\w.]+$/;

/**
 * What a press opens loads together with all that it imports, and so does a lobby's first row. Other parts come when the browser is idle, one after the
 * other: the list of their files would be a kilobyte of each first page.
 */
const AT_ONCE =
  /(?:Pages?|View|Dialog|Overlay|Sheet|Drawer|Popup|Menu|Deposit|search|PopularGames)-[\w-]+\.js$/;

/** Parts of libraries that we don't use; importing one is reported. */
const UNUSED = [
  /* HTML and SVG in PDFs: ours contain only text. */
  { by: '/jspdf/', what: /^(?:html2canvas|canvg|dompurify)$/, is: (error: string) => error },
  /* Prefixes for browsers from before 2023, which styled-components omits unless told otherwise. */
  {
    by: '/stylis/',
    what: /Prefixer\.js$/,
    is: (error: string) => `export const prefix = () => { ${error} };`,
  },
] as const;

const UNUSED_ID = '\0unused:';

/** Leaves such parts out of the build. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  enforce: 'pre',
  resolveId: (id, importer) =>
    UNUSED.some(({ by, what }) => what.test(id) && importer?.includes(by)) ? `${UNUSED_ID}${id}` : undefined,
  load(id) {
    if (!id.startsWith(UNUSED_ID)) return undefined;
    const name = id.slice(UNUSED_ID.length);
    const error = `throw new Error(${JSON.stringify(`${name} is not part of this site.`)});`;
    return UNUSED.find(({ what }) => what.test(name))?.is(error);
  },
};

/** The contract with the platform, bundled. */
const CONTRACT = fileURLToPath(new URL('libs/api/src/generated/openapi.json', import.meta.url));

const ICONS = fileURLToPath(new URL('libs/ui/src/icon/createLucideIcon.ts', import.meta.url));
const ICONS_ID = '\0plain-icons';

/** What an icon's module holds besides its drawing: React keys, its name, a statement without an effect. */
const BESIDE_DRAWING = /,\s*key: "\w+"|\bname: "[\w-]+",|^__iconData\.node;$/gm;

/** Icons are created by a function of our own (ADR 46). */
const plainIcons: Plugin = {
  name: 'plain-icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? ICONS_ID : undefined,
  transform: (code, id) =>
    id.includes('/lucide-react/dist/esm/icons/')
      ? { code: code.replace(BESIDE_DRAWING, ''), map: null }
      : undefined,
  load: (id) =>
    id === ICONS_ID ? `export { createLucideIcon as default } from ${JSON.stringify(ICONS)};` : undefined,
};

/** Components that the router's module creates when it is evaluated, and their names, keep what we don't use of it. */
const CREATED = /(?<=^const \w+ = )(?=React\$1\.forwardRef\()/gm;
const NAMED_COMPONENT = /^\w+\.displayName = "\w+";$/gm;

/** Of the router, only what is used: its links, forms and their prefetching are 2 kB of every first page. */
const withoutUnusedRouter: Plugin = {
  name: 'without-unused-router',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/react-router/dist/')
      ? { code: code.replace(CREATED, '/* @__PURE__ */ ').replace(NAMED_COMPONENT, ''), map: null }
      : undefined,
};

/** A release (`npm run pack`) also has source maps and bills of materials, which double the time of a build. */
const IS_RELEASE = process.env.RELEASE === '1';

const STYLED = { displayName: false, fileName: false, ssr: true, transpileTemplateLiterals: false };

/** The one build configuration of all apps: the entry is a script, since the HTML is the brand's (ADR 3). */
export const appBuild = (app: string) =>
  defineConfig(({ command, isSsrBuild }): UserConfig => {
    /* If a shell or a test runner has set something else, the page couldn't be server-rendered. */
    if (command === 'build') process.env.NODE_ENV = 'production';
    const root = fileURLToPath(new URL(`apps/${app}`, import.meta.url));
    const chunks = siteChunks();
    return {
      root,
      base: assetBase(app),
      logLevel: 'warn',
      /*
       * The same class names in the server-rendered page and in the script: otherwise the script inserts its
       * rules again.
       */
      oxc: { plugins: { styledComponents: STYLED } },
      /* Texts are looked up by key: an export for each would be a third of their bytes. */
      json: { namedExports: false },
      /* The app that the shell's entry points start and render. */
      resolve: { alias: { 'baize:app': `${root}/src/app.ts` } },
      plugins: [
        withoutUnused,
        withoutUnusedRouter,
        plainIcons,
        textsPlugin(),
        noteImports(),
        react(),
        ...(isSsrBuild ? [] : [chunks.plugin, versionFile({ app, contract: CONTRACT }), precompress()]),
        IS_RELEASE && billOfMaterials({ outDir: '.vite' }),
      ],
      build: {
        outDir: isSsrBuild ? 'dist/server' : 'dist/client',
        emptyOutDir: true,
        sourcemap: IS_RELEASE && !isSsrBuild ? 'hidden' : false,
        target: browserslistToEsbuild(),
        manifest: !isSsrBuild,
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, deps) => (AT_ONCE.test(file) ? deps : []),
        },
        reportCompressedSize: false,
        rolldownOptions: {
          /* "use client" means nothing here. */
          checks: { pluginTimings: false, moduleLevelDirective: false },
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          input: isSsrBuild ? { 'entry-server': '@baize/shell/entry-server' } : { main: '@baize/shell/main' },
          output: isSsrBuild ? {} : { codeSplitting: { groups: chunks.groups }, chunkFileNames },
        },
      },
      /* Prebundled icons would miss `plainIcons`, and hydrate with other markup than the server renders. */
      optimizeDeps: { exclude: ['lucide-react'] },
      /* The server's build needs no packages next to it; in development only those that are built differently are bundled. */
      ssr: {
        noExternal: command === 'build' ? true : [/^@baize\//, 'styled-components', 'lucide-react'],
      },
    };
  });
