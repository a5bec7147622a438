import { decoder, type Decoder } from '@baize/api';

const CODE = /^[A-Z]{3}$/;

/** Reads the code of a currency; a browser throws at what can't be one. */
export const currencyCode: Decoder<string> = (value) => {
  const found = decoder.text(value)?.trim();
  return found && CODE.test(found) ? found : undefined;
};
