/** What the history says to the login: what was wanted, and what has just happened. */
export interface LoginState {
  /** The page that a guard sent the visitor from. */
  from?: string;
  notice?: 'password_changed';
}
