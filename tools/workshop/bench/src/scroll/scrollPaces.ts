/** CSS pixels per second: ten wheel notches, and a flung list. */
export const SCROLL_PACES = { wheel: 1200, flung: 4000 } as const;
export type Pace = keyof typeof SCROLL_PACES;
