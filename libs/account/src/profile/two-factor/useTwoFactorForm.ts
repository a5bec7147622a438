import { useFormMutation, useValidatedForm } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { profileQueries } from '@baize/player';
import { showAlert } from '@baize/ui';
import { useQueryClient } from '@tanstack/react-query';
import { twoFactorQueries } from './twoFactorQueries.ts';

const NOTHING = { password: '' };
const NAMES = ['password'];
/** It's the current password, so a refusal means that it's wrong. */
const ALIASES = new Map([['current_password', 'password']]);

interface Options<Reply> {
  send: (body: typeof NOTHING) => Promise<Reply>;
  onDone?: (reply: Reply) => void;
}

/** A form that asks for the password, changes the authenticator, and refetches its status (spec 3/4). */
export function useTwoFactorForm<Reply extends { message: string }>({ send, onDone }: Options<Reply>) {
  const queryClient = useQueryClient();
  const serverText = useServerText();
  const form = useValidatedForm({ values: NOTHING });
  const refetch = () => {
    void queryClient.invalidateQueries({ queryKey: twoFactorQueries.isSetUp().queryKey });
    void queryClient.invalidateQueries({ queryKey: profileQueries.me().queryKey });
  };
  const [submit, isSending] = useFormMutation({
    send,
    names: NAMES,
    aliases: ALIASES,
    onDone: (reply) => {
      form.form.reset(NOTHING);
      showAlert('success', () => serverText(reply.message, 'done'));
      onDone?.(reply);
      refetch();
    },
    onRefused: (refusal) => {
      form.showRefusal(refusal);
      /* It may have been changed in another tab. */
      if (refusal.rest) refetch();
    },
  });
  return { form, onSubmit: form.submit(submit), isSending };
}
