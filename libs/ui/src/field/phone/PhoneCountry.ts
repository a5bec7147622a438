/** The country data for a phone number. */
export type PhoneCountry = {
  id: number;
  name: string;
  /** With its plus: `+90`. */
  dial: string;
  /** The country's two-letter code. */
  plate?: string;
};
