export type Provider = { id: number; name: string };

/** Provider ids in the site's routes and menus, with the providers invented for them. */
const known: Record<number, string> = {
  1: 'Quillstone Games',
  2: 'Marrowlight',
  9: 'Tin Lantern',
  10: 'Northgale Studios',
  20: 'Velvet Otter',
  22: 'Copper Finch',
  25: 'Ashgrove Play',
  31: 'Saltmarsh',
  41: 'Lumen Live',
  42: 'Carnelian Jackpots',
  43: 'Foxbarrow',
  44: 'Pixel Harbour',
  52: 'Grand Aurelia Live',
  54: 'Kestrel & Moon',
  63: 'Brassworks',
  77: 'Halcyon Reels',
  81: 'Ottoman Arcade',
  82: 'Redthread',
  83: 'Bluepeak Gaming',
  89: 'Thornwick',
  95: 'Salon Privé Studios',
  127: 'Zephyr Nine',
  9087: 'Amberlune Slots',
  9088: 'Ironvale Interactive',
};

const others: readonly (readonly [number, string])[] = [
  [3, 'Moonbrick'],
  [5, 'Palisade'],
  [7, 'Firefly Foundry'],
  [12, 'Harlequin Labs'],
  [14, 'Caspian Spin'],
  [16, 'Driftwood Digital'],
  [18, 'Eleven Owls'],
  [24, 'Gilded Hare'],
  [27, 'Inkwell Games'],
  [29, 'Juniper Play'],
  [33, 'Kiteworks'],
  [36, 'Larkspur'],
  [39, 'Magnet Bay'],
  [46, 'Nimbus Nine'],
  [48, 'Oakenshore'],
  [50, 'Paper Tiger Studio'],
  [56, 'Rookery'],
  [58, 'Silver Anchor'],
  [61, 'Tamarind'],
  [66, 'Umbra Play'],
  [69, 'Vantage Bingo'],
  [72, 'Studio Canlı'],
  [74, 'Aerolite'],
  [79, 'Sprint Virtuals'],
];

/** All 48 invented providers, by id. */
export const providers = (): Provider[] =>
  [
    ...Object.entries(known).map(([id, name]) => ({ id: Number(id), name })),
    ...others.map(([id, name]) => ({ id, name })),
  ].sort((a, b) => a.id - b.id);

/** The provider of the slots on the /amusnet page. */
export const amusnetProviderId = 81;
/** The provider of the four-tier jackpots. */
export const jackpotProviderId = 42;
/** The providers of live tables. */
export const liveProviderIds = [41, 52, 95] as const;

/** The providers of each kind of game. */
export const makersOf = {
  live: liveProviderIds,
  bingo: [69, 58, 33],
  tv: [72, 39, 14],
  crash: [74, 127, 46, 7],
  virtual: [79, 61, 5],
  table: [1, 25, 54, 63, 50, 22],
  slot: [
    1, 2, 3, 9, 10, 12, 16, 18, 20, 22, 24, 25, 27, 29, 31, 36, 42, 43, 44, 48, 50, 54, 56, 63, 66, 77, 81,
    82, 83, 89, 127, 9087, 9088,
  ],
} as const;
