import { isApiError } from '@baize/api';
import { serverText, useText } from '@baize/i18n';
import { showAlert, useSubmitGuard } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { sessionMessages } from '../messages.ts';
import { passwordMessage } from './passwordReply.ts';

interface Options<Body> {
  send: (body: Body) => Promise<{ data: { message: string } }>;
  onDone: (message: string) => void;
  /** The fields that the platform refused, with its messages. */
  onRefused: (fields: Record<string, string>) => void;
  /** Messages that mean something of their own here. */
  own?: Record<string, string>;
}

const PARAMETER = /^\S+ \S+ `([^`]+)`/;

/** Sends once per press; says what came of it. */
export function usePasswordCall<Body>({ send, onDone, onRefused, own = {} }: Options<Body>) {
  const t = useText(sessionMessages);
  const sending = useMutation({ mutationFn: send });
  return useSubmitGuard(async (body: Body) => {
    try {
      const { data } = await sending.mutateAsync(body);
      onDone(serverText(data.message));
    } catch (error) {
      const message = passwordMessage(error);
      const parameter = PARAMETER.exec(message)?.[1];
      const said = own[message] ?? serverText(message);
      showAlert('error', parameter ? t('invalid_parameter', { value: parameter }) : said);
      const fields = isApiError(error) ? (error.refusal?.fields ?? []) : [];
      onRefused(Object.fromEntries(fields.map(([field, [first = '']]) => [field, first])));
    }
  });
}
