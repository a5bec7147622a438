/** A winner's user name as shown publicly: its first two letters. */
export const maskUsername = (username: string): string => `${username.slice(0, 2)}***`;
