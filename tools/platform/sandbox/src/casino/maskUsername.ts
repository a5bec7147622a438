/** A winner's user name as everybody may see it: its first two letters. */
export const maskUsername = (username: string): string => `${username.slice(0, 2)}***`;
