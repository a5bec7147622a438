/** Signed distance from a point to a surface; negative inside. Model space is roughly -1..1 on each axis. */
export type Sdf = (x: number, y: number, z: number) => number;

/** Signed distance in the plane, for extruded and revolved shapes. */
export type Sdf2 = (x: number, y: number) => number;

export type Vec3 = readonly [number, number, number];
export type Vec2 = readonly [number, number];
