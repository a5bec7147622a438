import { describeProblem, isProblems, loadBrands, parseBrand } from '@baize/brand/node';
import { deriveTheme } from '@baize/ui/theme';
import { formatFiles, writeJson, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { checkName } from '../workspace/checkName.ts';
import { drawArtwork } from './artwork/drawArtwork.ts';
import { isMark, MARK_NAMES } from './artwork/marks.ts';
import { deriveMarkColors } from './artwork/deriveMarkColors.ts';
import { brandData } from './brandData.ts';
import type { BrandOptions } from './BrandOptions.ts';
import { pickBySlug } from './pickBySlug.ts';

const FOLDER = 'libs/brand/brands';

const LETTERINGS = {
  name: (name: string) => name,
  capitals: (name: string) => name.toLocaleUpperCase('en'),
  small: (name: string) => name.toLocaleLowerCase('en'),
} as const;

function chosenMark({ slug, mark }: BrandOptions) {
  if (mark === undefined) return pickBySlug(slug, 'mark', MARK_NAMES);
  if (isMark(mark)) return mark;
  throw new Error(`Unknown mark "${mark}". Marks: ${MARK_NAMES.join(', ')}.`);
}

/**
 * `nx g @baize/generators:brand acme --seed "#c81e5b"`: creates a brand that works immediately, and passes every check
 * if `--authority` and `--licence` are given. The same slug creates the same brand. @throws if the slug is taken, or an
 * option is invalid
 */
export async function brandGenerator(tree: Tree, options: BrandOptions): Promise<void> {
  const { slug } = options;
  checkName('kebab', 'a brand (its slug)', slug);
  const folder = `${FOLDER}/${slug}`;
  if (tree.exists(folder))
    throw new Error(`${folder} already exists. Choose another slug, or edit that brand.`);
  const { brands } = loadBrands(join(tree.root, FOLDER));
  const data = brandData(options, brands);
  const file = `${folder}/brand.json`;
  const brand = parseBrand(data, file);
  if (isProblems(brand)) throw new Error(brand.map(describeProblem).join('\n'));

  const drawings = await drawArtwork({
    name: brand.name,
    lettering: LETTERINGS[options.lettering ?? 'name'](brand.name),
    mark: chosenMark(options),
    display: brand.theme.type.display,
    shape: brand.theme.shape,
    ground: deriveTheme(brand.theme).color.dark.canvas,
    tones: deriveMarkColors(options.seed, options.second),
  });
  writeJson(tree, file, data);
  for (const [name, drawing] of Object.entries(drawings)) tree.write(`${folder}/${name}`, drawing);
  await formatFiles(tree);
}
