/** The digits of a phone number as it was typed: without spaces, dashes and brackets. */
export const phoneDigits = (typed: string): string => typed.replace(/[\s()./-]/g, '');
