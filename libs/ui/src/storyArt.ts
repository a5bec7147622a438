/** Sample pictures for stories and tests: drawn here, so that the catalogue needs neither a server nor the network. */
const HUES = [268, 12, 152, 42, 330, 200, 96, 20, 224, 180] as const;
const TITLES = [
  'Gece Treni',
  'Zümrüt Vadi',
  'Kor',
  'Yedi Kapı',
  'Fener',
  'Mavi Köşk',
  'Altın Rüzgâr',
  'Lale',
] as const;

const sign = [
  '<path d="M0-70 20-22 72-22 30 10 46 62 0 30-46 62-30 10-72-22-20-22Z"/>',
  '<path d="M0-72 58-20 0 74-58-20Z"/><path d="M-58-20H58" stroke="#0006" stroke-width="5"/>',
  '<circle r="60"/><circle r="40" fill="none" stroke="#0005" stroke-width="8"/>',
  '<path d="M0 66C-90 0-60-70 0-30 60-70 90 0 0 66Z"/>',
  '<rect x="-52" y="-52" width="104" height="104" rx="22" transform="rotate(18)"/>',
] as const;

/** A game-like picture as a data address; the same index always gives the same picture. */
export function storyArt(index: number, width = 300, height = 400): string {
  const hue = HUES[index % HUES.length] ?? 0;
  const title = TITLES[index % TITLES.length] ?? '';
  const shape = sign[index % sign.length] ?? '';
  const scale = Math.min(width, height) / 300;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><radialGradient id="g" cx=".5" cy=".38" r=".9"><stop stop-color="hsl(${hue} 75% 52%)"/><stop offset=".55" stop-color="hsl(${hue + 24} 70% 26%)"/><stop offset="1" stop-color="hsl(${hue + 40} 65% 9%)"/></radialGradient>
<linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue + 45} 95% 82%)"/><stop offset="1" stop-color="hsl(${hue + 20} 90% 55%)"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>
<g transform="translate(${width / 2} ${height * 0.42})">${rays(hue, Math.max(width, height))}<g transform="scale(${scale * 1.15})" fill="url(#s)">${shape}</g></g>
<text x="50%" y="${height * 0.86}" text-anchor="middle" font-family="Georgia,serif" font-weight="700" font-size="${34 * scale}" fill="#fff" stroke="#0008" stroke-width="${5 * scale}" paint-order="stroke">${title}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const rays = (hue: number, reach: number) =>
  Array.from(
    { length: 12 },
    (_, ray) =>
      `<path d="M0 0 ${reach} ${-reach * 0.09}V${reach * 0.09}Z" transform="rotate(${ray * 30})" fill="hsl(${hue + 30} 90% 70% / .13)"/>`,
  ).join('');

/** A name to go with `storyArt(index)`. */
export const storyTitle = (index: number) => TITLES[index % TITLES.length] ?? '';
