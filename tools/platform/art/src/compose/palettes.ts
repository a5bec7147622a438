/** A palette: five colours from the darkest shade to the brightest light, and the glow colour. */
export type Palette = {
  ramp: readonly [string, string, string, string, string];
  accent: string;
  fills: readonly FillName[];
};

export const fillNames = [
  'gold',
  'ice',
  'fire',
  'candy',
  'chrome',
  'jade',
  'sun',
  'pearl',
  'violet',
  'rose',
] as const;
export type FillName = (typeof fillNames)[number];

export const palettes = {
  royal: {
    ramp: ['#0d0524', '#331070', '#7a24b8', '#e25fd0', '#ffe3f5'],
    accent: '#ffb43a',
    fills: ['gold', 'sun', 'pearl'],
  },
  ember: {
    ramp: ['#170306', '#5c0d10', '#c22f12', '#ff8b2b', '#ffeeb0'],
    accent: '#ffd23d',
    fills: ['gold', 'pearl', 'sun'],
  },
  lagoon: {
    ramp: ['#021526', '#06465f', '#0c8f9c', '#4fe0cd', '#e9fff6'],
    accent: '#fff08a',
    fills: ['sun', 'pearl', 'gold', 'rose'],
  },
  midnight: {
    ramp: ['#03061a', '#0e1f5c', '#2450b8', '#5aa5f2', '#e2f4ff'],
    accent: '#7df0ff',
    fills: ['ice', 'gold', 'pearl'],
  },
  emeraldNight: {
    ramp: ['#02140f', '#06432f', '#138a52', '#76d96d', '#f4ffd0'],
    accent: '#ffe14d',
    fills: ['gold', 'sun', 'pearl'],
  },
  sunset: {
    ramp: ['#1a0730', '#6b1a63', '#d6445e', '#ff9a52', '#fff1b8'],
    accent: '#ffe066',
    fills: ['sun', 'pearl', 'gold', 'candy'],
  },
  oldGold: {
    ramp: ['#140a02', '#4a2706', '#9c5f0d', '#e0a92e', '#fff6c9'],
    accent: '#fff0a0',
    fills: ['pearl', 'gold', 'ice', 'rose'],
  },
  crimson: {
    ramp: ['#14020a', '#520423', '#a60f39', '#ef4a5c', '#ffdccc'],
    accent: '#ffc24d',
    fills: ['gold', 'pearl', 'chrome'],
  },
  aurora: {
    ramp: ['#04091f', '#0d2f52', '#128a86', '#6fe89f', '#f1ffe0'],
    accent: '#c07bff',
    fills: ['ice', 'violet', 'pearl', 'jade'],
  },
  orchid: {
    ramp: ['#1b0326', '#61107a', '#b62fae', '#ff7ac8', '#fff0f7'],
    accent: '#6ff2ff',
    fills: ['ice', 'pearl', 'sun'],
  },
  steel: {
    ramp: ['#070a10', '#1e2a3b', '#4b627d', '#9cb6cf', '#f5fbff'],
    accent: '#ffb84a',
    fills: ['chrome', 'fire', 'gold', 'ice'],
  },
  toxic: {
    ramp: ['#0a0a1e', '#241a56', '#3c5cc0', '#7be36b', '#f4ffb0'],
    accent: '#b5ff3d',
    fills: ['jade', 'sun', 'pearl'],
  },
  candy: {
    ramp: ['#4a0d5e', '#a42a9a', '#f060a8', '#ffb0cf', '#fff6f0'],
    accent: '#ffe45c',
    fills: ['candy', 'pearl', 'sun', 'ice'],
  },
  savanna: {
    ramp: ['#1d0a06', '#6e260d', '#cf6b17', '#f7b63d', '#fff4c4'],
    accent: '#fff2a3',
    fills: ['fire', 'pearl', 'gold'],
  },
  frost: {
    ramp: ['#06112e', '#174484', '#3f8ed6', '#a5dbfa', '#ffffff'],
    accent: '#fff3b8',
    fills: ['ice', 'pearl', 'gold', 'sun'],
  },
  neon: {
    ramp: ['#08031e', '#2a0b66', '#7a12c8', '#ff2fae', '#ffe0f8'],
    accent: '#27f3ff',
    fills: ['ice', 'rose', 'pearl', 'sun'],
  },
  bronze: {
    ramp: ['#0c0d12', '#2f2a2c', '#735441', '#cc9263', '#ffe9cf'],
    accent: '#ff9b3d',
    fills: ['gold', 'fire', 'chrome'],
  },
  sky: {
    ramp: ['#0b2a6b', '#1d67c9', '#49a8f5', '#a8e0ff', '#ffffff'],
    accent: '#fff4b0',
    fills: ['sun', 'pearl', 'fire', 'gold'],
  },
  wine: {
    ramp: ['#10030f', '#3c0a33', '#7f1d52', '#d1586f', '#ffe1c8'],
    accent: '#ffd76a',
    fills: ['gold', 'rose', 'pearl'],
  },
  moss: {
    ramp: ['#0a1208', '#2b4316', '#6a8a24', '#c3c650', '#fdffd8'],
    accent: '#ffdd59',
    fills: ['sun', 'pearl', 'gold', 'fire'],
  },
  abyss: {
    ramp: ['#01060d', '#04233f', '#08567d', '#1fa5b8', '#c9fff4'],
    accent: '#45ffc8',
    fills: ['jade', 'ice', 'gold', 'pearl'],
  },
  dusk: {
    ramp: ['#0c0822', '#2c2266', '#6a4fb0', '#d48ac0', '#ffe6cf'],
    accent: '#ffc37a',
    fills: ['pearl', 'gold', 'rose'],
  },
  lava: {
    ramp: ['#0a0406', '#2b0b12', '#7a1a12', '#e0561a', '#ffd879'],
    accent: '#ff7a1f',
    fills: ['fire', 'gold', 'chrome'],
  },
  mint: {
    ramp: ['#06283a', '#0f6f74', '#35b894', '#a4ecb8', '#fbfff0'],
    accent: '#ff9ec4',
    fills: ['rose', 'pearl', 'sun'],
  },
} satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

/** Lettering fills, top to bottom, with the colours of the rim and of the block behind it. */
export const fills: Record<FillName, { stops: readonly string[]; rim: string; block: string }> = {
  gold: { stops: ['#fffbe0', '#ffe27a', '#f7b21f', '#b96a05', '#ffd95c'], rim: '#fff3b8', block: '#5a2a04' },
  ice: { stops: ['#ffffff', '#d2f5ff', '#7fd0ff', '#2f7fe0', '#bdeaff'], rim: '#eafcff', block: '#0b2466' },
  fire: { stops: ['#fff8b8', '#ffd63a', '#ff8a14', '#e02a08', '#ffa62e'], rim: '#fff0a0', block: '#4d0606' },
  candy: { stops: ['#ffffff', '#ffd9f0', '#ff86c6', '#f0308f', '#ffb3dc'], rim: '#ffffff', block: '#7a0f63' },
  chrome: {
    stops: ['#ffffff', '#dfe8f2', '#8a9bb0', '#3f4c5f', '#d5e0ec'],
    rim: '#ffffff',
    block: '#141a26',
  },
  jade: { stops: ['#f6ffd8', '#c2f76a', '#5fd23a', '#118a3c', '#a5f06a'], rim: '#f2ffd0', block: '#033620' },
  sun: { stops: ['#fffff0', '#fff27a', '#ffd21a', '#ff9a0a', '#ffe760'], rim: '#ffffff', block: '#8a2b06' },
  pearl: { stops: ['#ffffff', '#fffaf0', '#ffeccb', '#e9bd7c', '#fff4da'], rim: '#ffffff', block: '#3d1440' },
  violet: {
    stops: ['#ffffff', '#eadcff', '#b98bff', '#6f2fe0', '#d9bfff'],
    rim: '#f4ecff',
    block: '#220a5c',
  },
  rose: { stops: ['#fff6f4', '#ffd1cf', '#ff7f9a', '#d4204f', '#ffb0b8'], rim: '#fff0ea', block: '#520626' },
};
