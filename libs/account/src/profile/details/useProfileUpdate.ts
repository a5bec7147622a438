import { isLostReply } from '@baize/api';
import { useFormMutation, type FormErrors } from '@baize/forms';
import { useServerText } from '@baize/i18n';
import { useStoreProfile } from '@baize/player';
import { showAlert } from '@baize/ui';
import { useRef } from 'react';

interface Options<Body> {
  send: (body: Body) => Promise<{ message: string; user?: unknown }>;
  /** The form's fields, by the platform's names. */
  names: readonly string[];
  showRefusal: (refusal: FormErrors) => void;
  aliases?: ReadonlyMap<string, string>;
  onDone?: () => void;
  /** No reply, so it's unknown whether the profile was changed. Without this callback, it's shown like a refusal. */
  onLost?: () => void;
}

/** Sends a profile update, stores the returned profile or refetches it, and confirms success (spec 3/7). */
export function useProfileUpdate<Body>({ send, names, showRefusal, aliases, onDone, onLost }: Options<Body>) {
  const serverText = useServerText();
  const storeProfile = useStoreProfile();
  const isLost = useRef(false);
  return useFormMutation({
    send: (body: Body) => {
      const wasSent = navigator.onLine;
      return send(body).catch((error: unknown) => {
        isLost.current = wasSent && isLostReply(error);
        throw error;
      });
    },
    names,
    aliases,
    onRefused: (refusal) => (isLost.current && onLost ? onLost() : showRefusal(refusal)),
    onDone: ({ message, user }) => {
      storeProfile(user);
      showAlert('success', () => serverText(message, 'profile_updated'));
      onDone?.();
    },
  });
}
