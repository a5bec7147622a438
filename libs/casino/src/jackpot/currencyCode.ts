import { decoder, type Decoder } from '@baize/api';

const CODE = /^[A-Z]{3}$/;

/** Reads a currency code; browsers throw on an invalid one. */
export const currencyCode: Decoder<string> = (value) => {
  const found = decoder.text(value)?.trim();
  return found && CODE.test(found) ? found : undefined;
};
