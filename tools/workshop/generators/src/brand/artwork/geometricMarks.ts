import { around, at, circle, line, path, polygon, ring, turned } from './shapes.ts';
import type { MarkColors } from './MarkColors.ts';

type Draw = (tones: MarkColors) => string;

const pinwheel: Draw = ({ main, deep, bright }) =>
  around(4, (index, degrees) =>
    turned(
      degrees,
      path(index % 2 ? bright : main, 'M32 32V4C50 5 55 22 32 32Z') +
        path(deep, 'M32 32 32 18C41 19 43 27 32 32Z'),
    ),
  );

const octagram: Draw = ({ main, deep, bright }) => {
  const square = (fill: string, radius: number, turn: number) =>
    polygon(fill, ...[0, 90, 180, 270].map((degrees) => at(radius, degrees + turn)));
  return (
    square(deep, 29, 0) +
    square(main, 29, 45) +
    square(bright, 15, 0) +
    square(bright, 15, 45) +
    circle(deep, 32, 32, 5.5)
  );
};

const hexagonGem: Draw = ({ main, deep, bright }) =>
  around(6, (index, degrees) =>
    polygon(
      [bright, main, deep, deep, main, bright][index] ?? main,
      '32 32',
      at(29, degrees),
      at(29, degrees + 60),
    ),
  ) +
  around(6, (index, degrees) =>
    polygon(
      [main, deep, main, main, bright, main][index] ?? main,
      '32 32',
      at(14, degrees + 30),
      at(14, degrees + 90),
    ),
  );

const burst: Draw = ({ main, deep, bright }) =>
  around(
    12,
    (index, degrees) =>
      polygon(index % 2 ? deep : main, '32 32', at(index % 2 ? 23 : 30, degrees), at(9, degrees + 15)) +
      polygon(index % 2 ? main : bright, '32 32', at(index % 2 ? 23 : 30, degrees), at(9, degrees - 15)),
  ) + circle(deep, 32, 32, 5);

const compass: Draw = ({ main, deep, bright }) =>
  ring(deep, 3.5, 21) +
  around(
    4,
    (_, degrees) =>
      polygon(bright, '32 32', at(30, degrees), at(8, degrees - 45)) +
      polygon(main, '32 32', at(30, degrees), at(8, degrees + 45)),
  );

const polaris: Draw = ({ main, deep, bright }) =>
  path(
    main,
    'M32 2C33.500 22 42 30.500 62 32 42 33.500 33.500 42 32 62 30.500 42 22 33.500 2 32 22 30.500 30.500 22 32 2Z',
  ) +
  path(bright, 'M32 2C33.500 22 42 30.500 62 32H32Z') +
  path(
    deep,
    'M50 6c.5 5 2.500 7 7.500 7.500-5 .5-7 2.500-7.500 7.500-.5-5-2.500-7-7.500-7.500C47.500 13 49.500 11 50 6Z',
  );

const orbit: Draw = ({ main, deep, bright }) =>
  circle(main, 32, 32, 17) +
  path(deep, 'M32 49A17 17 0 0 1 15 32c9 6 22 6 33 0A17 17 0 0 1 32 49Z') +
  turned(
    -24,
    `<ellipse cx="32" cy="32" rx="30" ry="9.500" fill="none" stroke="${bright}" stroke-width="3.500"/>`,
  ) +
  path(main, 'M18 24a17 17 0 0 1 29 2C38 20 27 19 18 24Z') +
  circle(bright, 55, 19, 4);

const rhombi: Draw = ({ main, deep, bright }) =>
  polygon(bright, '32 3', '57 17.500', '32 32', '7 17.500') +
  polygon(main, '7 22', '29.500 35', '29.500 61', '7 48') +
  polygon(deep, '57 22', '34.500 35', '34.500 61', '57 48');

const rings: Draw = ({ main, deep, bright }) =>
  ring(main, 6.5, 14.5, 22, 26) +
  ring(bright, 6.5, 14.5, 42, 26) +
  ring(deep, 6.5, 14.5, 32, 42) +
  line(main, 6.5, 'M22 11.500A14.500 14.500 0 0 1 36.400 24') +
  line(bright, 6.5, 'M56 30A14.500 14.500 0 0 1 44 40.400');

const zigzag: Draw = ({ main, deep, bright }) =>
  polygon(main, '2 14', '14 14', '25 50', '18 56', '14 52') +
  polygon(deep, '18 56', '25 50', '37 14', '26 14', '14 52') +
  polygon(bright, '26 14', '38 14', '49 50', '43 56', '38 52') +
  polygon(main, '43 56', '49 50', '62 14', '50 14', '38 52');

const chevrons: Draw = ({ main, deep, bright }) =>
  polygon(main, '6 6', '24 6', '24 58', '6 58') +
  polygon(bright, '28 32', '46 6', '62 6', '44 32') +
  polygon(deep, '28 32', '44 32', '62 58', '46 58') +
  polygon(deep, '6 46', '24 28', '24 58', '6 58');

const petals: Draw = ({ main, deep, bright }) =>
  around(6, (index, degrees) =>
    turned(degrees, path(index % 2 ? bright : main, 'M32 32C22 24 24 9 32 3 40 9 42 24 32 32Z')),
  ) + circle(deep, 32, 32, 6);

/** Abstract marks. */
export const GEOMETRIC_MARKS = {
  pinwheel,
  octagram,
  'hexagon-gem': hexagonGem,
  burst,
  compass,
  polaris,
  orbit,
  rhombi,
  rings,
  zigzag,
  chevrons,
  petals,
} as const satisfies Record<string, Draw>;
