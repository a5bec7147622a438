export type SnowTile = {
  /** Width and height in CSS px; the tile repeats seamlessly. */
  edge: number;
  flakes: number;
  /** Range of the radii, in CSS px. */
  smallest: number;
  largest: number;
  /** Six-armed crystals instead of dots. */
  crystals?: boolean;
  seed: number;
};

/** A deterministic pseudo-random sequence of numbers from 0 to 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export type Flake = { x: number; y: number; radius: number; opacity: number };

/** The positions of a tile's flakes: never across its edge, where the next tile would clip them. */
export function flakesOf({ edge, flakes, smallest, largest, seed }: SnowTile): Flake[] {
  const next = chance(seed);
  return Array.from({ length: flakes }, () => {
    const radius = smallest + next() * (largest - smallest);
    const place = () => Math.round(10 * (radius + next() * (edge - 2 * radius))) / 10;
    return {
      x: place(),
      y: place(),
      radius: Math.round(10 * radius) / 10,
      opacity: Math.round(45 + next() * 55) / 100,
    };
  });
}

const ARM = 'M0-1V1M0-.55-.25-.8M0-.55.25-.8M0 .55-.25.8M0 .55.25.8';
const CRYSTAL = `<g id='c' fill='none' stroke='black' stroke-width='.16' stroke-linecap='round'><path d='${ARM}'/><path d='${ARM}' transform='rotate(60)'/><path d='${ARM}' transform='rotate(120)'/></g>`;

const dot = ({ x, y, radius, opacity }: Flake) =>
  `<circle cx='${x}' cy='${y}' r='${radius}' fill-opacity='${opacity}'/>`;
const crystal = ({ x, y, radius, opacity }: Flake) =>
  `<use href='%23c' opacity='${opacity}' transform='translate(${x} ${y})scale(${radius})rotate(${Math.round(x)})'/>`;

/** The tile as a CSS mask: drawn areas show the layer's colour. */
export function snowTile(tile: SnowTile): string {
  const { edge, crystals = false } = tile;
  const drawn = flakesOf(tile).map(crystals ? crystal : dot);
  const defs = crystals ? `<defs>${CRYSTAL}</defs>` : '';
  return `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${edge}' height='${edge}'>${defs}${drawn.join('')}</svg>")`;
}
