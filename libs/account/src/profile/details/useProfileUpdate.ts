import { useFormMutation, type FormErrors } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { useStoreProfile } from '@baize/session';
import { showAlert } from '@baize/ui';

interface Options<Body> {
  send: (body: Body) => Promise<{ message: string; user: unknown }>;
  /** The form's fields, by the platform's names. */
  names: readonly string[];
  refuse: (refusal: FormErrors) => void;
  aliases?: ReadonlyMap<string, string>;
  onDone?: () => void;
}

/** Sends a change of the profile, stores the profile that comes back, and says that it is done (spec 3/7). */
export function useProfileUpdate<Body>({ send, names, refuse, aliases, onDone }: Options<Body>) {
  const serverText = useServerText();
  const storeProfile = useStoreProfile();
  return useFormMutation({
    send,
    names,
    aliases,
    onRefused: refuse,
    onDone: ({ message, user }) => {
      storeProfile(user);
      showAlert('success', () => serverText(message));
      onDone?.();
    },
  });
}
