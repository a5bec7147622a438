const ATTRIBUTE = 'data-resting';
let marks = 0;

/**
 * Marks the page (`html[data-resting]`) as one where a press may not count, as long as there is a mark: a press that has
 * counted still holds. For whoever presses as fast as a machine; nothing is drawn or announced by it.
 * @returns takes the mark away; to be called once
 */
export function markResting(): () => void {
  marks += 1;
  document.documentElement.toggleAttribute(ATTRIBUTE, true);
  return () => {
    marks -= 1;
    document.documentElement.toggleAttribute(ATTRIBUTE, marks > 0);
  };
}
