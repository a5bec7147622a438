import { api, call, isApiError, isLostReply } from '@baize/api';
import { decodeFormErrors, useFormError } from '@baize/forms';
import { useLatestT, useServerText } from '@baize/i18n';
import { showAlert, useSubmitGuard } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Names that the tables accept (spec 2/5.wallets/2). */
const NAME = /^[A-Za-z0-9_]{3,20}$/;
const FIELD = 'username';
/** The inner code for a refused name (spec 2/8.wallets/7). */
const REFUSED_NAME = '700';
const NO_NAME = 'fill_all_fields';

type NameProblem = { kind: 'message'; message: string } | { kind: 'rule' };

/** Creates the player's poker user, once per press. Errors stay in the form. */
export function usePokerUser(onDone: () => void) {
  const t = useLatestT('wallet');
  const serverText = useServerText();
  const problem = useFormError();
  const [name, setName] = useState('');
  const [nameProblem, setNameProblem] = useState<NameProblem>();
  const { mutateAsync } = useMutation({
    mutationFn: (username: string) => call(api.POST('/add-poker-user', { body: { username } })),
  });

  const textOf = (found: NameProblem) =>
    found.kind === 'rule' ? t('poker_name_rule') : serverText(found.message);
  const refuseName = (found: NameProblem) => {
    setNameProblem(found);
    problem.alert('error', () => textOf(found));
  };
  const refuse = (error: unknown) => {
    const code = isApiError(error) ? error.code : undefined;
    if (isLostReply(error)) return problem.show('warning', () => t('unknown_poker_user'));
    const { announced, fields } = decodeFormErrors(error, { names: [FIELD] });
    if (Object.hasOwn(fields, FIELD)) return refuseName({ kind: 'rule' });
    if (code === REFUSED_NAME) return refuseName({ kind: 'message', message: announced.message });
    return problem.show('error', () => serverText(announced.message));
  };

  const [send, isSending] = useSubmitGuard(async (username: string) => {
    try {
      const { message } = await mutateAsync(username);
      showAlert('success', () => serverText(message, 'poker_user_created'));
      onDone();
    } catch (error) {
      refuse(error);
    }
  });

  return {
    name,
    nameError: nameProblem && textOf(nameProblem),
    line: problem.line,
    isSending,
    change: (next: string) => {
      setName(next);
      setNameProblem(undefined);
    },
    submit: () => {
      const username = name.trim();
      problem.clear();
      setNameProblem(undefined);
      if (username === '') refuseName({ kind: 'message', message: NO_NAME });
      else if (!NAME.test(username)) refuseName({ kind: 'rule' });
      else void send(username);
    },
  };
}
