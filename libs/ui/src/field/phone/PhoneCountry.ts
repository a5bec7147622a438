/** A country as a telephone number needs it. */
export type PhoneCountry = {
  id: number;
  name: string;
  /** With its plus: `+90`. */
  dial: string;
  /** The country's two letters. */
  plate?: string;
};
