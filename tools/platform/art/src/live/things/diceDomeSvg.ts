import { sprite } from '../../compose/images.ts';
import { r } from '../LiveBox.ts';

export type DomeSpot = { x: number; y: number; size: number; glow: string };

/** Three dice under a glass dome on a lit base; `y` is the middle of the dome, `size` its width. */
export const diceDomeSvg = (id: string, { x, y, size, glow }: DomeSpot): string =>
  `<linearGradient id="${id}m" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#7a4a0a"/><stop offset=".2" stop-color="#ffe39a"/><stop offset=".42" stop-color="#c98a1c"/><stop offset=".7" stop-color="#fff0b8"/><stop offset="1" stop-color="#6a3c06"/></linearGradient>` +
  `<linearGradient id="${id}k" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#0a0508"/><stop offset=".3" stop-color="#4a1020"/><stop offset=".6" stop-color="#1a060c"/><stop offset="1" stop-color="#060204"/></linearGradient>` +
  `<radialGradient id="${id}p"><stop offset="0" stop-color="#fff6d8"/><stop offset=".5" stop-color="${glow}" stop-opacity=".8"/><stop offset="1" stop-color="${glow}" stop-opacity=".1"/></radialGradient>` +
  `<radialGradient id="${id}g" cx=".45" cy=".38" r=".62"><stop offset="0" stop-color="#fff" stop-opacity=".02"/><stop offset=".72" stop-color="#dff2ff" stop-opacity=".03"/><stop offset=".92" stop-color="#e8f6ff" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity=".7"/></radialGradient>` +
  `<linearGradient id="${id}h" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><filter color-interpolation-filters="sRGB" id="${id}s" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="6"/></filter>` +
  `<g transform="translate(${r(x)} ${r(y)}) scale(${(size / 220).toFixed(3)})">` +
  `<ellipse cy="98" rx="128" ry="34" fill="#000" fill-opacity=".6" filter="url(#${id}s)"/>` +
  `<path d="M-112 62L-112 88A112 32 0 0 0 112 88L112 62Z" fill="url(#${id}k)"/><path d="M-112 84A112 32 0 0 0 112 84L112 91A112 32 0 0 1 -112 91Z" fill="url(#${id}m)"/>` +
  `<ellipse cy="62" rx="112" ry="32" fill="url(#${id}m)"/><ellipse cy="61" rx="103" ry="28" fill="#2a0812"/><ellipse cy="61" rx="98" ry="26" fill="url(#${id}p)" fill-opacity=".85"/>` +
  sprite('threeDice', { x: 2, y: 8, size: 198 }) +
  `<path d="M-100 61C-100 -50 -62 -112 0 -112C62 -112 100 -50 100 61A100 27 0 0 1 -100 61Z" fill="url(#${id}g)" stroke="#fff" stroke-opacity=".55" stroke-width="1.6"/>` +
  `<path d="M-78 34C-82 -28 -62 -74 -34 -92C-52 -60 -62 -14 -58 38Z" fill="url(#${id}h)"/><path d="M66 -34C72 -10 76 14 75 38L68 40C70 14 68 -10 60 -30Z" fill="url(#${id}h)" fill-opacity=".7"/><ellipse cx="14" cy="-98" rx="26" ry="5" fill="#fff" fill-opacity=".5"/>` +
  `<ellipse cy="-116" rx="9" ry="7" fill="url(#${id}m)"/></g>`;
