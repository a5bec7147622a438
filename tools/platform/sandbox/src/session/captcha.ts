import { fieldErrors, type Reply } from '../contract/Reply.ts';
import { hashToken } from '../random.ts';
import type { Sandbox } from '../Sandbox.ts';
import { takeUse } from './rateLimit.ts';

/** The site key of a captcha that apps render themselves, without a service. */
const SITE_KEY = 'local-sandbox';
/** The setting for whether a captcha is required. */
const SETTING = 'captcha';
/** The token of a solved captcha. */
const TOKEN = /^local-[0-9a-f-]{36}$/;
/** How long used tokens are stored, ms: longer than the lifetime of any token. */
const KNOWN = 24 * 60 * 60_000;

const REFUSED = 'captcha_refused';

/** The captcha key for login and registration; empty if none is required. */
export const captchaKey = async ({ settings }: Sandbox) =>
  (await settings.get(SETTING)) === '1' ? SITE_KEY : '';

/** Sets whether login and registration require a captcha. */
export const setCaptcha = ({ settings }: Sandbox, on: boolean) => settings.set(SETTING, on ? '1' : '0');

/** Consumes a captcha's token if one is required. Refuses a missing, invalid or used one. */
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
