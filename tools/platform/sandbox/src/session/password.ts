import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

const KEY_LENGTH = 32;
/** The cost of a hash: 50 ms. Unit tests, which log in thousands of times, set `N` lower. */
export const PASSWORD_COST: ScryptOptions = { N: 16384, r: 8, p: 1 };

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_LENGTH, PASSWORD_COST, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** The stored form of a password: salt and scrypt key. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt);
  return `${salt.toString('base64url')}.${key.toString('base64url')}`;
}

/** A hash that matches no password, so that an unknown user name takes as long as a wrong password. */
const DUMMY_HASH = `${Buffer.alloc(16).toString('base64url')}.${Buffer.alloc(KEY_LENGTH).toString('base64url')}`;

/** Whether a password matches a hash; without a hash always false, in the same time. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? DUMMY_HASH).split('.');
  const derived = await derive(password, Buffer.from(salt, 'base64url'));
  const same = timingSafeEqual(derived, Buffer.from(key, 'base64url'));
  return same && hash !== undefined;
}
