/** CSS pixels per second: ten wheel notches, and a list that is flung. */
export const SCROLL_PACES = { wheel: 1200, flung: 4000 } as const;
export type Pace = keyof typeof SCROLL_PACES;
