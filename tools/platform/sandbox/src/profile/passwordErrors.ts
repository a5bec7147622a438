import { failedPasswordRules } from '@baize/forms/validation';

const MESSAGES: Partial<Record<ReturnType<typeof failedPasswordRules>[number], string>> = {
  length: 'password_must_be_at_least_8_characters',
  own: 'password_must_not_contain_username',
};

export interface NewPassword {
  username: string;
  password: string;
  password_confirmation: string;
}

/** The errors of a new password by field; empty if it's valid. */
export function passwordErrors({
  username,
  password,
  password_confirmation: confirmation,
}: NewPassword): Record<string, readonly string[]> {
  const errors: Record<string, readonly string[]> = {};
  const [broken] = failedPasswordRules(password, username);
  if (broken) errors.password = [MESSAGES[broken] ?? 'password_needs_upper_lower_and_number'];
  if (confirmation !== password) errors.password_confirmation = ['passwords_do_not_match'];
  return errors;
}
