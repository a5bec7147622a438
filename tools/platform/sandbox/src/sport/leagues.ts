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
  /** An even number. Enough of them that a club of the `sport` kind rests for most of a day. */
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
  'Ardıçlı Spor',
  'Bozkaya',
  'Çamlıdere İdman',
  'Doğanhisar',
  'Efeköy SK',
  'Göksu Yurdu',
  'Hisarönü',
  'İncirpınar Gücü',
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
  'Ashcombe City',
  'Larkspur Vale',
  'Thornbury Dale',
  'Old Wharf',
  'Pennick Rangers',
  'Redgate',
  'Westerleigh',
  'Millbrook Albion',
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
  'Adlerstein 1911',
  'VfB Moosbach',
  'Grünfels',
  'SC Hohenlinde',
  'Tannberg',
  'Viktoria Erlau',
  'Steinhorn',
  'Wiesenthal 09',
] as const;
const SOUTH = [
  'Deportivo Almera',
  'Río Claro',
  'Atlético Sorla',
  'Puerto Nieve',
  'Unión Caldera',
  'Real Montoro',
  'San Telmo Norte',
  'Costa Brava FC',
  'Villa Oliva',
  'Sporting Lunara',
  'Racing Peñalta',
  'Club Miraflor',
  'Estrella Roja del Sur',
  'Nacional Verdún',
  'CD Tierra Alta',
  'Laguna Blanca',
] as const;
const GLACIERS = [
  'Kuura HC',
  'Vargön Wolves',
  'Tundra Ravens',
  'Nordfjell IK',
  'Frost Bears',
  'Polarvik',
  'Skadi Storm',
  'Isberg 88',
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

/**
 * The index is part of a match's id: append new leagues at the end. Matches kick off round the clock, also at night, so
 * that the sportsbooks have live and upcoming ones whenever someone opens the site.
 */
export const LEAGUES: readonly League[] = [
  { ...football, name: 'Meridian Süper Lig', every: 180 * MINUTE, shift: 0, clubs: COAST },
  { ...football, name: 'Isles Premier', every: 180 * MINUTE, shift: 40 * MINUTE, clubs: ISLES },
  { ...football, name: 'Alpenliga', every: 180 * MINUTE, shift: 75 * MINUTE, clubs: ALPS },
  { ...football, name: 'Liga del Sur', every: 180 * MINUTE, shift: 110 * MINUTE, clubs: SOUTH },
  {
    name: 'Hentbol 1. Lig',
    kind: 'sport',
    sport: 'handball',
    duration: 75 * MINUTE,
    every: 360 * MINUTE,
    shift: 150 * MINUTE,
    goals: 54,
    clubs: COAST,
  },
  {
    name: 'Polar Ice League',
    kind: 'sport',
    sport: 'ice_hockey',
    duration: 80 * MINUTE,
    every: 360 * MINUTE,
    shift: 15 * MINUTE,
    goals: 5.6,
    clubs: GLACIERS,
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
export const CLUBS: readonly string[] = [...COAST, ...ISLES, ...ALPS, ...SOUTH, ...GLACIERS, ...NETS];
