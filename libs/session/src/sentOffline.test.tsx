import { api, call } from '@baize/api';
import { useFormMutation } from '@baize/forms';
import { countCallsOffline } from '@baize/testing';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { useLogin } from './login/useLogin.ts';
import { useResendSms } from './login/useResendSms.ts';
import { useLogout } from './logout/useLogout.ts';
import { useRegisterCall } from './register/useRegisterCall.ts';

const noop = () => undefined;

function Login() {
  const { mutate } = useLogin();
  return <button onClick={() => mutate({ username: 'defne', password: 'secret' })}>Send</button>;
}

function Logout() {
  const { mutate } = useLogout();
  return <button onClick={() => mutate()}>Send</button>;
}

function ResendSms() {
  const { send } = useResendSms('1');
  return <button onClick={() => void send()}>Send</button>;
}

function Register() {
  const [register] = useRegisterCall({ announce: 'first', onDone: noop, onRefused: noop });
  return <button onClick={() => void register({ type: 1 } as never)}>Send</button>;
}

function ForgotPassword() {
  const [send] = useFormMutation({
    send: () => call(api.POST('/forget-password', { body: { username: 'defne', personal_id: '1' } })),
    onDone: noop,
    onRefused: noop,
    names: [],
  });
  return <button onClick={() => void send({})}>Send</button>;
}

const CALLS: [operation: string, Sender: ComponentType][] = [
  ['login', Login],
  ['logout', Logout],
  ['resendLoginSms', ResendSms],
  ['register', Register],
  ['forgetPassword', ForgotPassword],
];

it.each(CALLS)('%s is sent at once while offline, and not again afterwards', async (operation, Sender) =>
  expect(await countCallsOffline(operation, <Sender />)).toEqual({ offline: 1, afterwards: 1 }),
);
