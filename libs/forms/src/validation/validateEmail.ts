const LONGEST = 50;
/** As the contract has it, and no label of the host is empty. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;

export function validateEmail(email: string): 'format' | 'long' | undefined {
  if (email.length > LONGEST) return 'long';
  return EMAIL.test(email) ? undefined : 'format';
}
