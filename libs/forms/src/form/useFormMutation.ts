import { useSubmitGuard } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { decodeFormErrors, type FormErrors, type ReadingOptions } from './decodeFormErrors.ts';

interface Options<Body, Reply> extends ReadingOptions {
  send: (body: Body) => Promise<Reply>;
  onDone: (reply: Reply) => void;
  onRefused: (refusal: FormErrors) => void;
}

/** Sends a form once per press, without retries; `onRefused` gets the parsed refusal. */
export function useFormMutation<Body, Reply>({ send, onDone, onRefused, ...reading }: Options<Body, Reply>) {
  const sending = useMutation({ mutationFn: send });
  return useSubmitGuard(async (body: Body) => {
    const sent = await sending.mutateAsync(body).then(
      (reply) => ({ reply }),
      (error: unknown) => ({ error }),
    );
    if ('reply' in sent) onDone(sent.reply);
    else onRefused(decodeFormErrors(sent.error, reading));
  });
}
