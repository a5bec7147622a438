/**
 * A backdrop as two greyscale images: how light each point is (0..1, later coloured by a palette's ramp), and
 * how much of the accent colour glows there. u runs from left to right around 0, v from 0 at the top to 1 at the
 * bottom; `half` is the largest u.
 */
export type Scene = (u: number, v: number, half: number) => readonly [light: number, accent: number];
