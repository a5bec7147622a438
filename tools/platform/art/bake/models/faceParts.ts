import { lacquer, patterned, rgb, glow } from '../solid/Material.ts';
import type { Material } from '../solid/Material.ts';
import { part } from '../solid/Model.ts';
import type { Part } from '../solid/Model.ts';
import { mirror, move } from '../solid/operators.ts';
import { ellipsoid, sphere, tube } from '../solid/primitives.ts';
import type { Sdf, Vec3 } from '../solid/Sdf.ts';

const black = rgb('#08070a');

type EyeOptions = { slit?: boolean; white?: string; /** Direction of the right eye's gaze. */ aim?: Vec3 };

/** A pair of eyes: glossy balls with iris, pupil (a slit when `slit`) and a white highlight. */
export const eyes = (
  at: Vec3,
  r: number,
  iris: string,
  { slit = false, white = '#fff8ee', aim = [0.1, -0.02, 1] }: EyeOptions = {},
): Part => {
  const tint = rgb(iris);
  const rim = tint.map((c) => c * 0.3) as unknown as Vec3;
  const spark = rgb('#ffffff');
  const l = Math.hypot(...aim);
  const [ax, ay, az] = [aim[0] / l, aim[1] / l, aim[2] / l];
  const flat = Math.hypot(ax, az);
  return part(
    patterned({ ...lacquer(white), emit: 0.3 }, (x, y, z) => {
      const [dx, dy, dz] = [(Math.abs(x) - at[0]) / r - ax, (y - at[1]) / r - ay, (z - at[2]) / r - az];
      const across = (dx * az - dz * ax) / flat;
      if ((across + 0.2) ** 2 + (dy - 0.26) ** 2 < 0.022) return spark;
      const d = Math.hypot(dx, dy, dz);
      if (slit ? Math.abs(across) < 0.13 && d < 0.58 : d < 0.34) return black;
      return d < 0.62 ? tint : d < 0.72 ? rim : undefined;
    }),
    mirror(move(sphere(r), ...at)),
  );
};

/** Glowing eyes for dragons, skulls and helmets. */
export const glowEyes = (at: Vec3, r: number, hex: string, stretchX = 1.3): Part =>
  part(glow(hex, 2.4), mirror(move(ellipsoid(r * stretchX, r * 0.75, r), ...at)));

/** A pair of brows; `anger` lowers the inner ends. */
export const brows = (m: Material, at: Vec3, long: number, thick: number, anger = 0.12): Part =>
  part(
    m,
    mirror(
      tube(
        [
          [at[0] - long / 2, at[1] - anger, at[2]],
          [at[0], at[1] + 0.03, at[2] + 0.04],
          [at[0] + long / 2, at[1] + anger * 0.5, at[2] - 0.1],
        ],
        thick,
        thick * 0.6,
      ),
    ),
  );

/** Teeth in a row along an arc in front of a mouth. */
export const fangs = (tips: readonly (readonly [number, number, number, number])[]): Sdf => {
  const all = tips.map(([x, y, z, l]) =>
    tube(
      [
        [x, y, z],
        [x * 1.02, y - l * 0.6, z + 0.02],
        [x * 1.02, y - l, z - 0.01],
      ],
      Math.abs(l) * 0.26,
      0.005,
    ),
  );
  return mirror((x, y, z) => Math.min(...all.map((s) => s(x, y, z))));
};
