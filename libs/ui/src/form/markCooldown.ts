const ATTRIBUTE = 'data-cooldown';
let marks = 0;

/**
 * Marks the page (`html[data-cooldown]`) while the cooldown of an accepted press is running, so a new press may be
 * ignored. For automated clients that press at machine speed; it has no visible or audible effect.
 * @returns a function that removes the mark; call it once
 */
export function markCooldown(): () => void {
  marks += 1;
  document.documentElement.toggleAttribute(ATTRIBUTE, true);
  return () => {
    marks -= 1;
    document.documentElement.toggleAttribute(ATTRIBUTE, marks > 0);
  };
}
