/** A second press within this time counts as the same press: a double click, or Enter and a click. In ms. */
export const PRESS_COOLDOWN_MS = 500;
