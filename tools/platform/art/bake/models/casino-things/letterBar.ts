export const letterBar = (x: number, y: number): boolean => {
  const cell = (cx: number): readonly [number, number] => [(x - cx) / 0.2, y / 0.2];
  const [bx, by] = cell(-0.5);
  const b =
    Math.abs(by) < 1 &&
    bx > -0.75 &&
    bx < 0.85 &&
    !(Math.abs(bx + 0.02) < 0.38 && Math.abs(Math.abs(by) - 0.5) < 0.26);
  const [ax, ay] = cell(0);
  const slope = Math.abs(ax) - (1 - ay) * 0.42;
  const a =
    Math.abs(ay) < 1 && Math.abs(ax) < 0.95 && slope < 0.16 && (slope > -0.38 || (ay > -0.5 && ay < -0.15));
  const [rx, ry] = cell(0.5);
  const bowl =
    ry > -0.1 && ry < 1 && rx > -0.75 && rx < 0.85 && !(rx > -0.35 && rx < 0.4 && ry > 0.25 && ry < 0.65);
  const r =
    bowl ||
    (Math.abs(ry) < 1 && rx > -0.75 && rx < -0.3) ||
    (ry < 0 && ry > -1 && Math.abs(rx - 0.1 + ry * 0.62) < 0.28);
  return a || b || r;
};
