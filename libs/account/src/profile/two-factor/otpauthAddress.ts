interface Account {
  /** The site's name, for the authenticator's list. */
  issuer: string;
  username: string;
  /** Base32. */
  secret: string;
}

/** The URL that authenticator apps read from a QR code. */
export function otpauthAddress({ issuer, username, secret }: Account): string {
  const label = [issuer, username].map(encodeURIComponent).join(':');
  return `otpauth://totp/${label}?secret=${encodeURIComponent(secret)}&issuer=${encodeURIComponent(issuer)}`;
}

/** A secret in groups of four, for typing it into an app. */
export const groupSecret = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
