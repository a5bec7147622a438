import type { Brand } from '@baize/brand';
import {
  ARTWORK,
  brandsFolder,
  describeProblem,
  loadBrands,
  logoSymbol,
  listBrandSwitches,
} from '@baize/brand/node';
import { subsetFonts } from '@baize/ui/subset';
import { fontsOf, fontFaceCss, lookCss, themeCss, themeVariables } from '@baize/ui/theme';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as brandThemesModule from 'virtual:brand-themes';
import type { Plugin } from 'vite';

const MODULE = 'virtual:brand-themes';
const RESOLVED = `\0${MODULE}`;

const artworkOf = (slug: string) =>
  Object.fromEntries(
    ARTWORK.map((file) => [file, readFileSync(join(brandsFolder, slug, file), 'utf8')]),
  ) as Record<(typeof ARTWORK)[number], string>;

function brandAssetsOf(brand: Brand, fontFaces: string): brandThemesModule.BrandAssets {
  const artwork = artworkOf(brand.slug);
  const logo = logoSymbol(artwork['logo.svg']);
  return {
    brand,
    css: logo.css + themeCss(brand.theme) + fontFaces,
    looks: lookCss(brand.theme.looks),
    fontFaceCss: fontFaces,
    logo: logo.html,
    variables: { dark: themeVariables(brand.theme, 'dark'), light: themeVariables(brand.theme, 'light') },
    artwork,
  };
}

/**
 * Serves the fonts and provides every brand with its generated CSS, as `virtual:brand-themes`. A new folder in
 * `libs/brand/brands` appears in the toolbar automatically; saved changes show immediately.
 */
export function brandThemes(): Plugin {
  const readBrands = () => {
    const { brands, problems } = loadBrands(brandsFolder);
    for (const problem of problems) console.warn(describeProblem(problem));
    return brands;
  };
  let brands = readBrands();

  let fonts: ReturnType<typeof subsetFonts> | undefined;
  const allFonts = () => (fonts ??= subsetFonts(brands.flatMap(({ theme }) => fontsOf(theme))));
  let folder = '/fonts';
  const fontFacesOf = ({ theme }: Brand) => fontFaceCss(theme, (file) => `${folder}/${file}`);

  return {
    name: 'brand-themes',
    configResolved: ({ command }) => {
      /* A built catalogue may be served from any folder. */
      folder = command === 'build' ? './fonts' : '/fonts';
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const exported = {
        brandAssets: brands.map((brand) => brandAssetsOf(brand, fontFacesOf(brand))),
        brandSwitches: listBrandSwitches(),
      } satisfies typeof brandThemesModule;
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
    async buildStart() {
      if (this.environment.config.command !== 'build') return;
      for (const [file, source] of await allFonts()) {
        this.emitFile({ type: 'asset', fileName: `fonts/${file}`, source });
      }
    },
    configureServer(server) {
      server.watcher.add(brandsFolder);
      server.watcher.on('all', (_, path) => {
        if (!path.startsWith(brandsFolder)) return;
        brands = readBrands();
        fonts = undefined;
        const { moduleGraph, hot } = server.environments.client;
        const module = moduleGraph.getModuleById(RESOLVED);
        if (module) moduleGraph.invalidateModule(module);
        hot.send({ type: 'full-reload' });
      });
      server.middlewares.use('/fonts', (request, response, next) => {
        const file = request.url?.slice(1).split('?')[0] ?? '';
        allFonts().then((files) => {
          const font = files.get(file);
          if (!font) return next();
          response.setHeader('Content-Type', 'font/woff2');
          response.end(font);
        }, next);
      });
    },
  };
}
