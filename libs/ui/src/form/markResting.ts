const ATTRIBUTE = 'data-resting';
let marks = 0;

/**
 * Marks the page (`html[data-resting]`) while the cooldown of an accepted press is running, so a new press may be
 * ignored. For automated clients that press at machine speed; it has no visible or audible effect.
 * @returns a function that removes the mark; call it once
 */
export function markResting(): () => void {
  marks += 1;
  document.documentElement.toggleAttribute(ATTRIBUTE, true);
  return () => {
    marks -= 1;
    document.documentElement.toggleAttribute(ATTRIBUTE, marks > 0);
  };
}
