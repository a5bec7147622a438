/** How a country's national numbers are grouped; countries not listed here use groups of three. */
export type PhoneShape = {
  /** The group sizes; together the maximum number of digits. */
  groups: readonly number[];
  /** Dialled only inside the country; not part of the number. */
  trunk?: string;
};

/** E.164: a number has at most fifteen digits. */
const ANY: PhoneShape = { groups: [3, 3, 3, 3, 3] };

const SHAPES = new Map(
  Object.entries<PhoneShape>({
    '1': { groups: [3, 3, 4] },
    '33': { groups: [1, 2, 2, 2, 2], trunk: '0' },
    '44': { groups: [4, 6], trunk: '0' },
    '90': { groups: [3, 3, 2, 2], trunk: '0' },
    '994': { groups: [2, 3, 2, 2], trunk: '0' },
  }),
);

/** @param dial with or without its plus */
export const phoneShape = (dial: string | undefined): PhoneShape => SHAPES.get(digitsOf(dial ?? '')) ?? ANY;

export const digitsOf = (text: string) => text.replace(/\D/g, '');
