import { HOME_BLOCKS } from '../src/homeSections.ts';

/** The brand.json version that this code reads without migration. */
export const BRAND_VERSION = 2;

/** The sections for a version 1 file that didn't list any. */
const VERSION_1_SECTIONS = [
  'hero',
  'stories',
  'payments',
  'explore',
  'jackpot_board',
  'jackpot',
  'sport',
  'live',
  'rewards',
  'casino',
  'partners',
  'providers',
];

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBlock = (id: unknown) => HOME_BLOCKS.some((block) => block === id);

/**
 * Migrates the data of a brand.json to the current version; current data, or data that isn't a brand, is unchanged. A
 * file without a version is version 1.
 */
export function migrateBrand(json: unknown): unknown {
  if (!isRecord(json) || (json.version ?? 1) !== 1) return json;
  const { $schema, ...rest } = json;
  const fields = Object.entries(rest)
    .filter(([name]) => name !== 'version')
    .map(([name, field]) => [name, name === 'layout' ? withoutHomeOrder(field) : field]);
  return {
    ...($schema !== undefined && { $schema }),
    version: BRAND_VERSION,
    ...(Object.fromEntries(fields) as Fields),
  };
}

/** 1 to 2: `homeSections` defines the order of the three game sections, which no longer has a separate field. */
function withoutHomeOrder(layout: unknown): unknown {
  if (!isRecord(layout)) return layout;
  const { homeOrder, homeSections, ...rest } = layout;
  if (homeOrder === undefined && homeSections === undefined) return layout;
  /* Version 1 inserted its default order into a list without the game sections. */
  const blocks: unknown = homeOrder ?? HOME_BLOCKS;
  const sections: unknown = homeSections ?? VERSION_1_SECTIONS;
  if (!Array.isArray(blocks) || !Array.isArray(sections)) return layout;
  const left = [...(blocks as unknown[])];
  return {
    ...rest,
    homeSections: (sections as unknown[]).map((id) => (isBlock(id) ? (left.shift() ?? id) : id)),
  };
}
