import { expect } from '@playwright/test';
import { SANDBOX } from './visit.ts';

const API = `${SANDBOX}/_sandbox/api`;

/** Triggers an action of the sandbox's control page. */
export async function triggerSandboxAction(action: string, body: object): Promise<void> {
  const reply = await fetch(`${API}/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`The control page rejected ${action}: ${reply.status}.`);
}

async function read<T>(name: string): Promise<T> {
  return (await (await fetch(`${API}/${name}`)).json()) as T;
}

interface Message {
  id: number;
  kind: 'sms' | 'mail';
  text: string;
}

/** The newest message that was sent after `after`, once there is one. */
export async function sentMessage(kind: Message['kind'], after = 0): Promise<Message> {
  let found: Message | undefined;
  const check = async () => {
    found = (await read<Message[]>('messages')).find(
      (message) => message.kind === kind && message.id > after,
    );
    return found;
  };
  await expect.poll(check).toBeDefined();
  return found!;
}

/** The code in a message. */
export const readCode = ({ text }: Message) => /\d{6}/.exec(text)?.[0] ?? '';

/** A player's current authenticator code. */
export async function authenticatorCode(username: string): Promise<string> {
  let code = '';
  const check = async () => {
    const players = await read<{ username: string; code: string | null }[]>('players');
    code = players.find((player) => player.username === username)?.code ?? '';
    return code;
  };
  await expect.poll(check, { timeout: 40_000 }).toMatch(/^\d{6}$/);
  return code;
}
