import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const TILE_SHAPES = ['portrait', 'square', 'wide'] as const;
export type TileShape = (typeof TILE_SHAPES)[number];

/** The parts of a brand's theme used in its pictures. Colours are `#rrggbb`. */
export interface BrandStyle {
  accent: string;
  second: string;
  ground: string;
  scheme: 'dark' | 'light';
  /** The name of the display font. */
  display: string;
}

/** The part of a brand that the sandbox uses. */
export interface Brand {
  siteId: number;
  slug: string;
  name: string;
  /** The invented domain of the brand's site. */
  domain: string;
  hosts: readonly string[];
  tile: TileShape;
  /** The logo colour for the brand's background: light on dark. */
  logoTone: 'light' | 'dark';
  style: BrandStyle;
  sport: boolean;
  poker: boolean;
  liveSlot: boolean;
  binaryOption: boolean;
  /** Whether the operator has any content: banners, pages, promotions, jackpots, payment methods. */
  filled: boolean;
  /** The brand's minimum age for playing. */
  minimumAge: number;
  /** Whether a pending withdrawal can be cancelled: some jurisdictions forbid it (ADR 13). */
  cancelWithdrawals: boolean;
  /** The duration of self-exclusion code 4 (ADR 13). */
  selfExclusionCode4Months: 3 | 6;
}

export interface BrandList {
  all: readonly Brand[];
  bySiteId: (siteId: string) => Brand | undefined;
  byHost: (host: string) => Brand | undefined;
}

const BRANDS_FOLDER = join(import.meta.dirname, '../../../../libs/brand/brands');

/** The default brand if the brands' folder is empty. */
const STAND_IN = {
  siteId: 1001,
  slug: 'baize',
  name: 'Baize',
  domain: 'baize.example',
  hosts: ['baize.localhost'],
  tile: 'portrait',
  logoTone: 'light',
  style: { accent: '#d9b25f', second: '#f3dca2', ground: '#0d0a06', scheme: 'dark', display: 'archivo' },
  sport: true,
  poker: true,
  liveSlot: true,
  binaryOption: true,
  filled: true,
  minimumAge: 18,
  cancelWithdrawals: true,
  selfExclusionCode4Months: 6,
} as const satisfies Brand;

/** A brand without content and without a brand file: every optional part is empty. */
export const BARE: Brand = {
  ...STAND_IN,
  siteId: 9999,
  slug: 'bare',
  name: 'Bare',
  domain: 'bare.example',
  hosts: ['bare.localhost'],
  sport: false,
  poker: false,
  liveSlot: false,
  binaryOption: false,
  filled: false,
};

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown, fallback: string) =>
  typeof value === 'string' && value !== '' ? value : fallback;
const record = (value: unknown): Json => (isRecord(value) ? value : {});
const strings = (value: unknown) =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const isShape = (value: unknown): value is TileShape => TILE_SHAPES.some((shape) => shape === value);

const HEX = /^#[\da-f]{6}$/i;

function readStyle(theme: Json): BrandStyle {
  const seed = record(theme.seed);
  const colour = (name: 'accent' | 'second' | 'ground') => {
    const value = text(seed[name], '');
    return HEX.test(value) ? value.toLowerCase() : STAND_IN.style[name];
  };
  return {
    accent: colour('accent'),
    second: colour('second'),
    ground: colour('ground'),
    scheme: theme.scheme === 'light' ? 'light' : 'dark',
    display: text(record(theme.type).display, STAND_IN.style.display),
  };
}

/** Reads a brand file; undefined if it has no numeric site id. */
export function readBrand(slug: string, file: unknown): Brand | undefined {
  const brand = record(file);
  const siteId = Number(brand.siteId ?? brand.id);
  if (!Number.isSafeInteger(siteId) || siteId < 1) return undefined;
  const layout = record(brand.layout);
  const features = record(brand.features);
  const tile =
    [brand.tile, layout.tile, record(brand.theme).tile, record(brand.look).tile].find(isShape) ?? 'portrait';
  const style = readStyle(record(brand.theme));
  const hosts = strings(brand.hosts);
  const local = `${slug}.localhost`;
  return {
    siteId,
    slug: text(brand.slug, slug),
    name: text(brand.name, slug),
    domain: text(brand.domain, hosts[0] ?? `${slug}.example`),
    hosts: hosts.includes(local) ? hosts : [...hosts, local],
    tile,
    logoTone: style.scheme === 'light' ? 'dark' : 'light',
    style,
    sport: features.sport !== false,
    poker: features.poker !== false,
    liveSlot: features.liveSlot !== false,
    binaryOption: features.binaryOption !== false,
    filled: true,
    minimumAge: Number(record(brand.legal).minimumAge ?? STAND_IN.minimumAge),
    cancelWithdrawals: features.cancelWithdrawals !== false,
    selfExclusionCode4Months: features.selfExclusionCode4Months === 3 ? 3 : 6,
  };
}

function readFolder(folder: string): Brand[] {
  let slugs: string[];
  try {
    slugs = readdirSync(folder).sort();
  } catch {
    return [];
  }
  return slugs.flatMap((slug) => {
    try {
      return readBrand(slug, JSON.parse(readFileSync(join(folder, slug, 'brand.json'), 'utf8'))) ?? [];
    } catch {
      return [];
    }
  });
}

function readAll(folder: string) {
  const found = readFolder(folder);
  const all = [...(found.length > 0 ? found : [STAND_IN]), BARE];
  return {
    all,
    bySiteId: new Map(all.map((brand) => [String(brand.siteId), brand])),
    byHost: new Map(all.flatMap((brand) => brand.hosts.map((host) => [host, brand] as const))),
    at: performance.now(),
  };
}

/** The minimum interval between reads of the folder for an unknown site. */
const AGAIN_MS = 1_000;

/**
 * The brands of this repository and the bare one, by site id and by host. For an unknown site the folder is read again,
 * so that a newly created brand works without a restart.
 */
export function loadBrands(folder = BRANDS_FOLDER, againMs = AGAIN_MS): BrandList {
  let list = readAll(folder);
  const find = (key: string, index: 'bySiteId' | 'byHost') => {
    const known = list[index].get(key);
    if (known || performance.now() - list.at < againMs) return known;
    list = readAll(folder);
    return list[index].get(key);
  };
  return {
    get all() {
      return list.all;
    },
    bySiteId: (siteId) => find(siteId, 'bySiteId'),
    byHost: (host) => find(host, 'byHost'),
  };
}
