import { curve, points } from './curve.ts';
import type { Part } from './Figure.ts';

const open = (text: string): string => curve(points(text), false);
const shape = (text: string): string => curve(points(text));

/** Neck, shoulders and chest of a woman. */
const shoulders =
  '184 128, 184 150, 182 164, 170 174, 148 181, 128 190, 117 206, 116 228, 124 250, 140 270, 200 280, 260 270, 276 250, 284 228, 283 206, 272 190, 252 181, 230 174, 218 164, 216 150, 216 128';
const sheath =
  ', 268 262, 262 286, 253 306, 250 322, 255 346, 266 376, 276 408, 280 440!, 120 440!, 124 408, 134 376, 145 346, 150 322, 147 306, 138 286, 132 262';
const folds = [
  open('236 236, 240 270, 228 318, 246 360, 254 440'),
  open('172 262, 168 296, 176 326, 150 390, 142 440'),
  open('196 300, 206 330, 204 380, 198 440'),
  open('222 290, 214 330, 222 380, 226 440'),
];

const gown = (neckline: string, extra: readonly Part[] = []): Part[] => [
  { stuff: 'skin', d: shape(shoulders) },
  { stuff: 'cloth', d: shape(neckline + sheath), lines: folds },
  ...extra,
];

/** A man's jacket, down to the table. */
const jacket =
  '184 156!, 170 170, 144 179, 120 186, 106 197, 102 226, 106 264, 116 306, 117 344, 110 400, 108 440!, 292 440!, 290 400, 283 344, 284 306, 294 264, 298 226, 294 197, 280 186, 256 179, 230 170, 216 156!';
const neck = '182 120, 181 148, 176 168, 200 186, 224 168, 219 148, 218 120';
const shirtFront =
  '176 162!, 190 170, 200 176, 210 170, 224 162!, 232 220, 214 300, 200 352!, 186 300, 168 220';
const bow =
  '200 180, 190 172, 176 168!, 173 181, 176 193!, 190 187, 200 183, 210 187, 224 193!, 227 181, 224 168!, 210 172';
const collars: readonly Part[] = [
  { stuff: 'linen', d: shape('176 154!, 172 168, 186 182!, 200 177!, 186 168') },
  { stuff: 'linen', d: shape('224 154!, 228 168, 214 182!, 200 177!, 214 168') },
];
const lapels = [
  shape('172 166!, 150 196, 144 232!, 158 238!, 152 250, 176 304, 198 356!, 184 290, 174 226'),
  shape('228 166!, 250 196, 256 232!, 242 238!, 248 250, 224 304, 202 356!, 216 290, 226 226'),
];

export const bodies = {
  sweetheart: gown('140 242!, 150 229, 170 227, 188 235, 200 246!, 212 235, 230 227, 250 229, 260 242!'),
  oneShoulder: gown('140 248!, 166 238, 200 226, 230 204, 248 184, 262 187!, 262 210, 260 236'),
  halter: gown(
    '140 246!, 156 224, 178 190, 189 164!, 194 190, 200 214!, 206 190, 211 164!, 222 190, 244 224, 260 246!',
  ),
  straps: gown(
    '140 244!, 149 228, 155 184!, 161 182!, 165 218, 182 236, 200 252!, 218 236, 235 218, 239 182!, 245 184!, 251 228, 260 244!',
  ),
  highNeck: gown(
    '140 248!, 146 234, 158 206, 170 184, 183 156!, 200 163, 217 156!, 230 184, 242 206, 254 234, 260 248!',
  ),
  dinner: [
    { stuff: 'dark', d: shape(jacket) },
    { stuff: 'skin', d: shape(neck) },
    { stuff: 'linen', d: shape(shirtFront) },
    ...lapels.map((d): Part => ({ stuff: 'dark', d })),
    ...collars,
    { stuff: 'cloth', d: shape(bow) },
    { stuff: 'gold', d: shape('200 222, 203 225, 200 228, 197 225') },
    { stuff: 'gold', d: shape('200 252, 203 255, 200 258, 197 255') },
    { stuff: 'gold', d: shape('200 282, 203 285, 200 288, 197 285') },
  ],
  waistcoat: [
    { stuff: 'linen', d: shape(jacket) },
    { stuff: 'skin', d: shape(neck) },
    {
      stuff: 'cloth',
      d: shape(
        '160 174!, 144 182, 132 220, 126 270, 126 340, 118 440!, 282 440!, 274 340, 274 270, 268 220, 256 182, 240 174!, 228 230, 200 300!, 172 230',
      ),
      lines: [
        open('200 300, 200 370, 200 440'),
        open('148 210, 142 290, 146 370'),
        open('252 210, 258 290, 254 370'),
      ],
    },
    ...collars,
    { stuff: 'dark', d: shape(bow) },
    { stuff: 'gold', d: shape('200 322, 203.5 325.5, 200 329, 196.5 325.5') },
    { stuff: 'gold', d: shape('200 358, 203.5 361.5, 200 365, 196.5 361.5') },
  ],
} as const satisfies Record<string, readonly Part[]>;
export type Body = keyof typeof bodies;
