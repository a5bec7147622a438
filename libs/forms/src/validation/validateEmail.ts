const LONGEST = 50;
/** The contract's pattern; in addition, no label of the host may be empty. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;

export function validateEmail(email: string): 'format' | 'long' | undefined {
  if (email.length > LONGEST) return 'long';
  return EMAIL.test(email) ? undefined : 'format';
}
