interface Row {
  /** Widths of the items, in CSS pixels. */
  items: readonly number[];
  gap: number;
  /** Width of the row, and of the button that opens the overflow menu. */
  room: number;
  more: number;
  /** The button is shown even if everything fits. */
  always?: boolean;
}

/** How many items fit in a row, next to the overflow button if there is one. */
export function countFitting({ items, gap, room, more, always = false }: Row): number {
  const ends = items.reduce<number[]>((all, width) => [...all, (all.at(-1) ?? -gap) + gap + width], []);
  const fitting = (space: number) => ends.filter((end) => end <= space).length;
  if (!always && fitting(room) === items.length) return items.length;
  return fitting(room - more - gap);
}
