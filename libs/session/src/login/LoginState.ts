/** The login's history state: the requested page and a notice to show. */
export interface LoginState {
  /** The page that a guard redirected from. */
  from?: string;
  notice?: 'password_changed';
}
