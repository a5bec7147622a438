/** The kinds of sport that the invented leagues and clubs belong to. */
export type SportKind = 'sport' | 'esport';

export interface League {
  name: string;
  kind: SportKind;
  /** The key of the sport's name: football, handball. */
  sport: string;
  /** A match's duration including breaks, ms. */
  duration: number;
  /** The minutes that the match clock counts; by default all of them. */
  minutes?: number;
  /** Interval between two matches of the league, ms. */
  every: number;
  /** The time of the league's first match after midnight, ms. */
  shift: number;
  /** The mean number of goals in a match, both sides together. */
  goals: number;
  clubs: readonly string[];
}

const MINUTE = 60_000;

const COAST = [
  'Karadere SK',
  'Yıldıztepe',
  'Akçaova Gücü',
  'Denizköy 1923',
  'Gökçekale',
  'Sarnıçpınar',
  'Kuzeyburun',
  'Taşlıhan Birlik',
] as const;
const ISLES = [
  'Northmoor United',
  'Port Alder',
  'Eastvale Rovers',
  'Cinder Hill',
  'Hallowmere',
  'Saltmarsh Athletic',
  'Brackwater',
  'Kingsferry Town',
] as const;
const ALPS = [
  'SV Falkenau',
  'Bergheim 04',
  'TSG Lindach',
  'Rotwald',
  'FC Silbersee',
  'Eisfurt',
  'Union Kaltenbrunn',
  'Weidental',
] as const;
const NETS = [
  'Nova Kraken',
  'Pixel Foxes',
  'Binary Bears',
  'Static Wolves',
  'Ghost Circuit',
  'Lunar Hounds',
  'Vector Owls',
  'Turbo Lynx',
] as const;

const football = {
  kind: 'sport',
  sport: 'football',
  duration: 105 * MINUTE,
  minutes: 90,
  goals: 2.7,
} as const;

/** The index is part of a match's id: append new leagues at the end. */
export const LEAGUES: readonly League[] = [
  { ...football, name: 'Meridian Süper Lig', every: 150 * MINUTE, shift: 0, clubs: COAST },
  { ...football, name: 'Isles Premier', every: 180 * MINUTE, shift: 40 * MINUTE, clubs: ISLES },
  { ...football, name: 'Alpenliga', every: 210 * MINUTE, shift: 75 * MINUTE, clubs: ALPS },
  { ...football, name: 'Meridian Cup', every: 240 * MINUTE, shift: 20 * MINUTE, clubs: [...COAST, ...ISLES] },
  {
    name: 'Hentbol 1. Lig',
    kind: 'sport',
    sport: 'handball',
    duration: 75 * MINUTE,
    every: 300 * MINUTE,
    shift: 110 * MINUTE,
    goals: 54,
    clubs: COAST,
  },
  {
    name: 'Alpine Ice League',
    kind: 'sport',
    sport: 'ice_hockey',
    duration: 80 * MINUTE,
    every: 270 * MINUTE,
    shift: 15 * MINUTE,
    goals: 5.6,
    clubs: ALPS,
  },
  {
    name: 'E-Arena Football',
    kind: 'esport',
    sport: 'e_football',
    duration: 12 * MINUTE,
    every: 20 * MINUTE,
    shift: 0,
    goals: 3.4,
    clubs: NETS,
  },
  {
    name: 'Neon Ice Series',
    kind: 'esport',
    sport: 'e_hockey',
    duration: 16 * MINUTE,
    every: 30 * MINUTE,
    shift: 8 * MINUTE,
    goals: 4.8,
    clubs: [...NETS].reverse(),
  },
];

/** Every club once; the index is the number of its crest. */
export const CLUBS: readonly string[] = [...COAST, ...ISLES, ...ALPS, ...NETS];
