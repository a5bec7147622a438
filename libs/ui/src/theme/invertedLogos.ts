/**
 * Operator logos are made for the brand's own scheme. Light plates also work on a dark page (`--bz-plate`), but dark
 * ones look like holes on a light page, so their lightness is inverted there and the hues stay.
 */
export const invertedLogos = `html[data-scheme=light]{--bz-logo-turn:invert(1) hue-rotate(180deg)}`;
