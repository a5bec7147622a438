/** How national numbers of a country are written; countries that are not here have threes. */
export type PhoneShape = {
  /** The sizes of the groups; together the most digits there are. */
  groups: readonly number[];
  /** Dialled only inside the country, and no part of the number. */
  trunk?: string;
};

/** E.164: a number has fifteen digits at most. */
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
