import type {
  AddressChange,
  ContactChange,
  PasswordChange,
  PasswordOnly,
  VerificationToggle,
} from '@baize/api';
import { sessionOf, type Call, type Handler } from '../contract/Call.ts';
import { fieldErrors, ok, plain, successFalse, type Reply } from '../contract/Reply.ts';
import { passwordErrors } from '../profile/passwordErrors.ts';
import { setPassword } from '../profile/setPassword.ts';
import {
  disableTwoFactor as disable,
  enableTwoFactor as enable,
  hasAuthenticator,
  toggleVerification as toggle,
} from '../profile/twoFactor.ts';
import { updateAddress, updateProfile as updateContact } from '../profile/updateProfile.ts';
import type { Sandbox } from '../Sandbox.ts';
import { confirmPassword } from '../session/confirmPassword.ts';
import { hashPassword } from '../session/password.ts';
import { profileOf } from '../session/profileOf.ts';

const updateProfile: Handler = (sandbox, call) =>
  updateContact(sandbox, sessionOf(call).player, call.body as ContactChange);

const updateProfileAddress: Handler = (sandbox, call) =>
  updateAddress(sandbox, sessionOf(call).player, call.body as AddressChange);

const changePassword: Handler = async (sandbox, call) => {
  const { id: exceptSession, player } = sessionOf(call);
  const form = call.body as PasswordChange;
  const asked = { field: 'current_password', password: form.current_password };
  const refusal = await confirmPassword(sandbox, player, asked);
  if (refusal) return refusal;
  const errors = passwordErrors({ ...form, username: player.username });
  const [first] = Object.values(errors)[0] ?? [];
  if (first) return fieldErrors(422, errors, first);
  const passwordHash = await hashPassword(form.password);
  const { db, clock } = sandbox;
  await db
    .transaction()
    .execute((tx) =>
      setPassword(tx, { playerId: player.id, passwordHash, now: clock.date(), exceptSession }),
    );
  return ok({ message: 'password_changed', user: await profileOf(sandbox, player) });
};

const checkTwoFactor: Handler = async ({ db }, call) =>
  ok({ status: (await hasAuthenticator(db, sessionOf(call).player.id)) ? 1 : 0 });

const confirmed = (sandbox: Sandbox, call: Call): Promise<Reply | undefined> =>
  confirmPassword(sandbox, sessionOf(call).player, {
    field: 'password',
    password: (call.body as PasswordOnly).password,
  });

const enableTwoFactor: Handler = async (sandbox, call) => {
  const refusal = await confirmed(sandbox, call);
  if (refusal) return refusal;
  const secret = await enable(sandbox, sessionOf(call).player.id);
  return secret === undefined
    ? successFalse(422, 'two_factor_already_enabled')
    : ok({ message: 'two_factor_enabled', code: secret });
};

const disableTwoFactor: Handler = async (sandbox, call) => {
  const refusal = await confirmed(sandbox, call);
  if (refusal) return refusal;
  const done = await disable(sandbox, sessionOf(call).player.id);
  return done ? plain(200, 'two_factor_disabled') : successFalse(422, 'two_factor_not_enabled');
};

const toggleVerification: Handler = async (sandbox, call) => {
  const form = call.body as VerificationToggle;
  const refusal = await toggle(sandbox, sessionOf(call).player, form);
  if (refusal) return successFalse(422, refusal);
  const message = Number(form.verified) === 1 ? 'verification_enabled' : 'verification_disabled';
  return ok({ success: true, data: { message } });
};

export const profileRoutes: Record<string, Handler> = {
  updateProfile,
  updateProfileAddress,
  changePassword,
  checkTwoFactor,
  enableTwoFactor,
  disableTwoFactor,
  toggleVerification,
};
