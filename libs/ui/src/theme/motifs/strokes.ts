/** The basic shapes of the patterns; each returns SVG text with single quotes. */

const r = (value: number) => Number(value.toFixed(1));

export const dot = (x: number, y: number, radius: number) =>
  `<circle cx='${x}' cy='${y}' r='${radius}' fill='black' stroke='none'/>`;

/** A star with four concave sides. */
export function sparkle(x: number, y: number, size: number): string {
  const k = size * 0.16;
  const bend = (dx: number, dy: number, tx: number, ty: number) =>
    `Q${r(x + dx * k)} ${r(y + dy * k)} ${x + tx * size} ${y + ty * size}`;
  return `<path d='M${x} ${y - size}${bend(1, -1, 1, 0)}${bend(1, 1, 0, 1)}${bend(-1, 1, -1, 0)}${bend(-1, -1, 0, -1)}Z'/>`;
}

/** Three and a half periods of a sine from `x`: `half` px long each, `height` px high. */
export function wave(x: number, y: number, half: number, height: number): string {
  const [near, far, up] = [r(half * 0.364), r(half * 0.636), r(height)];
  const swells = Array.from({ length: 5 }, (_, n) => `s${far} ${n % 2 ? -up : up} ${half} 0`).join('');
  return `<path d='M${r(x)} ${y}c${near}-${up} ${far}-${up} ${half} 0${swells}'/>`;
}

/** A half sun on its base line: two rims, nine rays and a hub. */
export function fan(x: number, y: number, radius: number): string {
  const rays = Array.from({ length: 9 }, (_, n) => {
    const angle = (Math.PI * (n + 1)) / 10;
    const [dx, dy] = [Math.cos(angle), -Math.sin(angle)];
    return `M${r(x + dx * radius * 0.28)} ${r(y + dy * radius * 0.28)}L${r(x + dx * radius * 0.84)} ${r(y + dy * radius * 0.84)}`;
  }).join('');
  const arc = (size: number) => `M${r(x - size)} ${y}a${r(size)} ${r(size)} 0 0 1 ${r(2 * size)} 0`;
  return `<path d='${arc(radius)}${arc(radius * 0.9)}${arc(radius * 0.2)}'/><path stroke-width='.7' d='${rays}'/>`;
}
