export type ComboOption = {
  value: string;
  label: string;
  /** After the label: a dial code, an account number. Included in the search. */
  detail?: string;
  /** A two- or three-letter code in a small plate before the label. */
  plate?: string;
  /** Options with the same group are listed together below its name. */
  group?: string;
  disabled?: boolean;
};

export type ComboGroup = {
  name: string | undefined;
  options: readonly ComboOption[];
  /** Number of options before it. */
  from: number;
};

/**
 * The options that contain the typed text: labels that begin with it first, then those with a word that does,
 * then the rest, each in the given order. An empty text matches all.
 * @param fold normalises text (case, accents); applied to every label and to the typed text
 */
export function filterOptions(
  options: readonly ComboOption[],
  typed: string,
  fold: (text: string) => string,
): readonly ComboOption[] {
  const wanted = fold(typed.trim());
  if (wanted === '') return options;
  const ranked = options
    .map((option) => ({ option, rank: rankOf(option, wanted, fold) }))
    .filter(({ rank }) => rank < NOT_FOUND);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}

const NOT_FOUND = 4;

function rankOf(option: ComboOption, wanted: string, fold: (text: string) => string): number {
  const label = fold(option.label);
  if (label.startsWith(wanted)) return 0;
  if (label.includes(` ${wanted}`)) return 1;
  if (label.includes(wanted)) return 2;
  return [option.detail, option.plate].some((text) => text && fold(text).includes(wanted)) ? 3 : NOT_FOUND;
}

/** The options grouped by name, groups in the order of their first option. */
export function groupOptions(options: readonly ComboOption[]): ComboGroup[] {
  const groups = new Map<string | undefined, ComboOption[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  let from = 0;
  return [...groups].map(([name, members]) => {
    const group = { name, options: members, from };
    from += members.length;
    return group;
  });
}
