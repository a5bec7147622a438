import { around, circle, line, path, polygon, ring, turned } from './shapes.ts';
import type { MarkColors } from './MarkColors.ts';

type Draw = (tones: MarkColors) => string;

const arches: Draw = ({ main, deep, bright }) =>
  path(main, 'M4 58V34a28 28 0 0 1 56 0v24H50V34a18 18 0 0 0-36 0v24Z') +
  path(deep, 'M17 58V35a15 15 0 0 1 30 0v23h-8V35a7 7 0 0 0-14 0v23Z') +
  circle(bright, 32, 51, 7);

const waves: Draw = ({ main, deep, bright }) =>
  circle(bright, 42, 17, 9) +
  path(main, 'M2 34c8-12 17-12 25-3s18 9 35-6c-2 12-8 20-18 22S20 42 2 34Z') +
  path(deep, 'M4 42c12-4 20 8 31 9s20-4 25-11c-2 13-13 22-28 22S7 54 4 42Z');

const shield: Draw = ({ main, deep, bright }) =>
  path(main, 'M32 3 8 10v21c0 15 9 25 24 31Z') +
  path(deep, 'M32 3 56 10v21c0 15-9 25-24 31Z') +
  polygon(bright, '18 25', '32 36', '46 25', '46 34', '32 46', '18 34');

const leaf: Draw = ({ main, deep, bright }) =>
  path(main, 'M31 60C8 52 4 28 12 6c17 8 25 28 19 54Z') +
  path(deep, 'M33 60c-2-20 7-33 27-38 1 20-8 34-27 38Z') +
  line(bright, 2.5, 'M17 18c6 10 11 22 14 38M52 30c-8 6-14 14-18 24');

const wolf: Draw = ({ main, deep, bright }) =>
  polygon(main, '6 4', '26 18', '32 16', '32 60', '20 48', '8 30') +
  polygon(deep, '58 4', '38 18', '32 16', '32 60', '44 48', '56 30') +
  polygon(bright, '15 27', '27 33', '24 37') +
  polygon(bright, '49 27', '37 33', '40 37') +
  polygon(bright, '27 49', '37 49', '32 57');

const bolt: Draw = ({ main, deep, bright }) =>
  polygon(deep, '32 2', '58 17', '58 47', '32 62', '6 47', '6 17') +
  polygon(main, '32 2', '58 17', '32 32', '6 17') +
  polygon(bright, '37 11', '17 36', '29 36', '26 54', '47 28', '34 28');

const brilliant: Draw = ({ main, deep, bright }) =>
  polygon(bright, '16 8', '48 8', '40 24', '24 24') +
  polygon(main, '16 8', '24 24', '2 24') +
  polygon(deep, '48 8', '62 24', '40 24') +
  polygon(main, '24 24', '40 24', '32 60') +
  polygon(bright, '2 24', '24 24', '32 60') +
  polygon(deep, '40 24', '62 24', '32 60');

const mountain: Draw = ({ main, deep, bright }) =>
  circle(bright, 48, 15, 8) +
  polygon(deep, '20 58', '43 24', '63 58') +
  polygon(main, '1 58', '26 10', '51 58') +
  polygon(bright, '26 10', '34.5 26', '28 31', '24 26', '18 30', '17.5 26');

const lantern: Draw = ({ main, deep, bright }) =>
  ring(deep, 3.5, 5.5, 32, 8) +
  path(deep, 'M20 16h24l4 6H16ZM16 54h32l-4 6H20Z') +
  path(main, 'M17 22h30c6 10 6 22 0 32H17c-6-10-6-22 0-32Z') +
  path(bright, 'M32 26c8 8 9 13 9 16a9 9 0 0 1-18 0c0-5 6-8 9-16Z') +
  path(deep, 'M32 39c3 3 4 5 4 7a4 4 0 0 1-8 0c0-2 2-4 4-7Z');

const plume: Draw = ({ main, deep, bright }) =>
  path(main, 'M32 2C52 16 58 30 52 44 48 54 40 60 32 62 24 60 16 54 12 44 6 30 12 16 32 2Z') +
  path(deep, 'M32 16c13 10 16 19 13 28-2 7-7 11-13 12-6-1-11-5-13-12-3-9 0-18 13-28Z') +
  path(bright, 'M32 28c7 6 9 11 7 16-1 4-4 6-7 7-3-1-6-3-7-7-2-5 0-10 7-16Z') +
  circle(deep, 32, 43, 4);

const crescent: Draw = ({ main, deep, bright }) =>
  path(main, 'M42 5A28 28 0 1 0 42 59 24 24 0 1 1 42 5Z') +
  path(deep, 'M14 48A28 28 0 0 0 42 59 24 24 0 0 1 20 44Z') +
  path(bright, 'M46 16c.8 10 5 14.200 15 15-10 .8-14.200 5-15 15-.8-10-5-14.200-15-15 10-.8 14.200-5 15-15Z');

const river: Draw = ({ main, deep, bright }) =>
  path(main, 'M44 3C20 6 10 16 14 25s34 6 34 17-16 17-28 19c16-9 18-14 10-19S4 34 6 22 24 3 44 3Z') +
  path(bright, 'M56 8C40 12 32 18 34 23s24 7 24 18-14 18-24 20c10-8 14-14 8-20S24 34 24 24 38 8 56 8Z') +
  path(deep, 'M20 61c16-9 18-14 10-19l6 3c6 5 4 11-2 16Z');

const sunrise: Draw = ({ main, deep, bright }) =>
  around(7, (index) => turned(-78 + index * 26, path(index % 2 ? bright : main, 'M29 20 32 2 35 20Z'))) +
  path(main, 'M12 44a20 20 0 0 1 40 0Z') +
  path(bright, 'M19 44a13 13 0 0 1 26 0Z') +
  line(deep, 4, 'M4 51H60M13 59H51');

const drop: Draw = ({ main, deep, bright }) =>
  path(main, 'M32 2C46 18 54 28 54 40a22 22 0 0 1-44 0C10 28 18 18 32 2Z') +
  path(deep, 'M32 2C46 18 54 28 54 40a22 22 0 0 1-22 22Z') +
  path(bright, 'M20 38a12 12 0 0 0 12 14v4a16 16 0 0 1-16-18Z');

const columns: Draw = ({ main, deep, bright }) =>
  polygon(main, '32 3', '60 18', '60 23', '4 23', '4 18') +
  path(deep, 'M9 27h8v24H9ZM47 27h8v24h-8Z') +
  path(bright, 'M22 51V38a10 10 0 0 1 20 0v13Z') +
  path(main, 'M4 55h56v6H4Z');

const wing: Draw = ({ main, deep, bright }) =>
  path(bright, 'M6 8C30 6 52 12 61 26 44 20 26 20 10 26 7 20 6 14 6 8Z') +
  path(main, 'M11 30c18-6 33-4 44 5-13-2-25 0-36 8-4-4-7-8-8-13Z') +
  path(deep, 'M21 47c10-6 20-7 28-2-9 1-14 5-18 14-5-3-9-7-10-12Z');

const sail: Draw = ({ main, deep, bright }) =>
  path(main, 'M34 3C50 16 56 30 56 45H34Z') +
  path(bright, 'M29 13v32H8C10 32 17 21 29 13Z') +
  path(deep, 'M4 50h56c-3 7-9 11-16 11H20C13 61 7 57 4 50Z');

const clover: Draw = ({ main, deep, bright }) =>
  line(deep, 4.5, 'M32 32C34 46 40 54 50 60') +
  around(4, (index, degrees) =>
    turned(
      degrees + 45,
      path(index % 2 ? bright : main, 'M32 30C18 22 18 6 26 5c4-.5 6 3 6 5 0-2 2-5.500 6-5 8 1 8 17-6 25Z'),
    ),
  );

const crown: Draw = ({ main, deep, bright }) =>
  polygon(main, '4 18', '20 32', '32 8', '44 32', '60 18', '54 48', '10 48') +
  polygon(deep, '32 8', '44 32', '60 18', '54 48', '32 48') +
  path(deep, 'M10 52h44v7H10Z') +
  circle(bright, 4.5, 15, 4) +
  circle(bright, 32, 6, 4) +
  circle(bright, 59.5, 15, 4) +
  polygon(bright, '32 30', '38 38', '32 46', '26 38');

const flame: Draw = ({ main, deep, bright }) =>
  path(main, 'M34 2c4 12 20 20 20 38a22 22 0 0 1-44 0c0-10 6-16 10-20 0 6 2 9 5 10 2-10 2-18 9-28Z') +
  path(bright, 'M34 26c2 8 11 12 11 21a13 13 0 0 1-26 0c0-6 4-9 6-12 1 4 2 5 4 6 2-5 2-10 5-15Z') +
  path(deep, 'M32 44c3 4 6 6 6 10a6 6 0 0 1-12 0c0-4 4-6 6-10Z');

const shell: Draw = ({ main, deep, bright }) =>
  [-56, -28, 28, 56, 0]
    .map(
      (degrees, index) =>
        `<g transform="rotate(${degrees} 32 54)">${path(index % 2 ? bright : main, 'M32 56 23 18C22 2 42 2 41 18Z')}</g>`,
    )
    .join('') + path(deep, 'M21 50h22l-5 11H26Z');

const tulip: Draw = ({ main, deep, bright }) =>
  path(deep, 'M30 38h4v24h-4Z') +
  path(deep, 'M31 60C20 58 14 50 14 42c8 2 15 8 17 18ZM33 60c11-2 17-10 17-18-8 2-15 8-17 18Z') +
  path(main, 'M14 8c8 4 12 10 18 30C20 40 10 30 14 8ZM50 8c-8 4-12 10-18 30C44 40 54 30 50 8Z') +
  path(bright, 'M32 2c8 10 9 24 0 38-9-14-8-28 0-38Z');

/** Marks that depict an object. */
export const FIGURATIVE_MARKS = {
  arches,
  waves,
  shield,
  leaf,
  wolf,
  bolt,
  brilliant,
  mountain,
  lantern,
  plume,
  crescent,
  river,
  sunrise,
  drop,
  columns,
  wing,
  sail,
  clover,
  crown,
  flame,
  shell,
  tulip,
} as const satisfies Record<string, Draw>;
