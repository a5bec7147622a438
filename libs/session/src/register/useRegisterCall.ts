import { api, call, type Registration } from '@baize/api';
import { serverText, useText } from '@baize/i18n';
import { showAlert, useSubmitGuard } from '@baize/ui';
import { useMutation } from '@tanstack/react-query';
import { sessionMessages } from '../messages.ts';
import { readRegisterReply } from './readRegisterReply.ts';

interface Options {
  step: 'account' | 'person';
  onDone: () => void;
  /** The fields that the platform refused, with its messages. */
  onRefused: (fields: Record<string, string>) => void;
}

/** Sends one step of the registration, once per press, and says what was refused. */
export function useRegisterCall({ step, onDone, onRefused }: Options) {
  const t = useText(sessionMessages);
  const register = useMutation({
    mutationFn: (body: Registration) => call(api.POST('/account/register', { body })),
  });
  return useSubmitGuard(async (body: Registration) => {
    try {
      await register.mutateAsync(body);
    } catch (error) {
      const { message, parameter, fields } = readRegisterReply(error, step);
      showAlert('error', parameter ? t('invalid_parameter', { value: parameter }) : serverText(message));
      onRefused(fields);
      return;
    }
    onDone();
  });
}
