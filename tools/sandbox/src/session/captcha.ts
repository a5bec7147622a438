import { fieldErrors, type Reply } from '../contract/Reply.ts';
import { hashToken } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import { takeUse } from './rateLimit.ts';

/** The site key of a captcha that apps draw themselves: there is no service behind it. */
const SITE_KEY = 'local-sandbox';
/** The setting that says whether a captcha is wanted. */
const SETTING = 'captcha';
/** What such a captcha gives to whoever solves it. */
const TOKEN = /^local-[0-9a-f-]{36}$/;
/** How long a token that was used is known as used, ms: longer than any is good. */
const KNOWN = 24 * 60 * 60_000;

const REFUSED = 'captcha_refused';

/** Whether login and registration want a captcha: the key to draw it with, empty where they do not. */
export const captchaKey = async ({ settings }: Sandbox) =>
  (await settings.get(SETTING)) === '1' ? SITE_KEY : '';

/** Has login and registration want a captcha, or no longer. */
export const setCaptcha = ({ settings }: Sandbox, on: boolean) => settings.set(SETTING, on ? '1' : '0');

/** Takes the token of a captcha, once, where one is wanted. Refuses without one, with a wrong one and with a used one. */
export async function captchaRefusal(
  sandbox: Sandbox,
  token: string | undefined,
): Promise<Reply | undefined> {
  if ((await captchaKey(sandbox)) === '') return undefined;
  const isOne = token !== undefined && TOKEN.test(token);
  const use = { key: `captcha:${hashToken(token ?? '')}`, limit: 1, window: KNOWN };
  if (isOne && (await takeUse(sandbox.db, use, sandbox.clock.date())) === 0) return undefined;
  return fieldErrors(422, { turnstileToken: [REFUSED] }, REFUSED);
}
