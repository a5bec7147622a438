export type Hair = 'long' | 'bun' | 'bob' | 'short' | 'wavy' | 'slick';

/** How a dealer looks; colours as #rrggbb. With `suit` a shirt and waistcoat, otherwise a gown. */
export type Dealer = {
  skin: string;
  hair: Hair;
  hairHex: string;
  dress: string;
  trim: string;
  suit: boolean;
  lips: string;
};
