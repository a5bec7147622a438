import { failedPasswordRules } from '@baize/forms/validation';

export interface NewPassword {
  username: string;
  password: string;
  password_confirmation: string;
}

/** The errors of a new password by field; empty when it is valid. */
export function passwordErrors({
  username,
  password,
  password_confirmation: confirmation,
}: NewPassword): Record<string, readonly string[]> {
  const errors: Record<string, readonly string[]> = {};
  const [broken] = failedPasswordRules(password, username);
  if (broken)
    errors.password = [
      broken === 'own' ? 'password_must_not_contain_username' : 'password_needs_upper_lower_and_number',
    ];
  if (confirmation !== password) errors.password_confirmation = ['passwords_do_not_match'];
  return errors;
}
