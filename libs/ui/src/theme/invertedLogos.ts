/**
 * Operator logos are made for the brand's own scheme. A light plate carries them on a dark page too
 * (`--bz-plate`); a dark one on a light page looks like a hole, so there the lightness is inverted and the
 * hues stay.
 */
export const invertedLogos = `html[data-scheme=light]{--bz-logo-turn:invert(1) hue-rotate(180deg)}`;
