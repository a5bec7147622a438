/** Document 3 section 5: at least eight characters, upper and lower case, a number, not the user name. */
const LEAST = 8;
const NEEDED = [/\p{Lu}/u, /\p{Ll}/u, /\d/];

export interface NewPassword {
  username: string;
  password: string;
  password_confirmation: string;
}

/** What is wrong with a new password, by field; empty when nothing is. */
export function passwordErrors({
  username,
  password,
  password_confirmation: confirmation,
}: NewPassword): Record<string, readonly string[]> {
  const errors: Record<string, readonly string[]> = {};
  if (password.length < LEAST || !NEEDED.every((pattern) => pattern.test(password)))
    errors.password = ['password_needs_upper_lower_and_number'];
  else if (password.toLowerCase().includes(username.toLowerCase()))
    errors.password = ['password_must_not_contain_username'];
  if (confirmation !== password) errors.password_confirmation = ['passwords_do_not_match'];
  return errors;
}
