const smoothstep = (a: number, b: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/** The result of `environment`: one reused array, since it is called millions of times. */
export const seen = new Float64Array(3);

/**
 * The studio that polished surfaces reflect: a dim room with a large soft lamp upper left, a cool strip on the right,
 * a warm floor and a dark horizon, which gives metal its contrast. Directions in view space.
 */
export const environment = (x: number, y: number, z: number, rough: number): void => {
  const up = y * 0.5 + 0.5;
  let r = 0.16 + 0.62 * up * up;
  let g = 0.15 + 0.66 * up * up;
  let b = 0.17 + 0.8 * up * up;
  const floor = smoothstep(0.05, -0.9, y);
  r += 0.5 * floor;
  g += 0.3 * floor;
  b += 0.12 * floor;
  const band = Math.exp(-(((y + 0.02) / (0.17 + rough * 0.4)) ** 2)) * (1 - rough) * 0.82;
  r *= 1 - band;
  g *= 1 - band;
  b *= 1 - band;
  const key = x * -0.46 + y * 0.7 + z * 0.55;
  const wide = rough * 0.45;
  const lamp = smoothstep(0.8 - wide, 0.93 + wide * 0.2, key) * (4.2 - rough * 2.8);
  const strip = smoothstep(0.72 - wide, 0.9, x * 0.93 + z * -0.12 + y * 0.05) * (1.5 - rough * 0.8);
  const low = smoothstep(0.8 - wide, 0.95, x * -0.75 - y * 0.5 + z * 0.2) * 0.7;
  seen[0] = r + lamp + strip * 0.75 + low;
  seen[1] = g + lamp * 0.97 + strip * 0.9 + low * 0.7;
  seen[2] = b + lamp * 0.9 + strip * 1.25 + low * 0.45;
};

/**
 * What is visible through a cut stone's facets: mostly dark with many small lamps, as in a jeweller's window. Contrast
 * between neighbouring facets makes a stone sparkle.
 */
export const jewelLight = (x: number, y: number, z: number): void => {
  const lamps = Math.max(0, Math.sin(6.3 * x + 2.1 * z + 0.7) * Math.sin(7.1 * y - 2.3 * z + 1.1));
  const field = smoothstep(0.3, 0.55, lamps) * 2.4;
  const key = smoothstep(0.86, 0.95, x * -0.46 + y * 0.7 + z * 0.55) * 16;
  const sky = 0.035 + 0.2 * Math.max(0, y) + 0.12 * Math.max(0, -y);
  const dim = z > 0.6 ? 0.5 : 1;
  seen[0] = (sky + field) * dim + key;
  seen[1] = (sky + field * 0.97) * dim + key;
  seen[2] = (sky * 1.1 + field) * dim + key;
};
