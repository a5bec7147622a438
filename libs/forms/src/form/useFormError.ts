import { useLiveT, useServerText } from '@baize/i18n';
import { showAlert, type BannerType } from '@baize/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fieldAlert } from '../messages/fieldMessage.ts';
import type { FormErrors } from './readFormErrors.ts';

type ProblemType = Extract<BannerType, 'error' | 'warning'>;

interface Line {
  type: ProblemType;
  say: () => string;
}

interface Said {
  field?: string;
  message: string;
}

/**
 * What is wrong with a form as a whole. It stands in the form (`FormError` shows `line`), and where the specification
 * names an alert, the alert is shown too. Both go with their cause: `clear` when the form is sent again or has succeeded;
 * leaving the form does it by itself. Words are given as functions, so that they follow the language while they show.
 */
export function useFormError() {
  const t = useLiveT('forms');
  const serverText = useServerText();
  const [line, setLine] = useState<Line>();
  const dismiss = useRef<() => void>(undefined);

  const clear = useCallback(() => {
    dismiss.current?.();
    dismiss.current = undefined;
    setLine(undefined);
  }, []);
  useEffect(() => clear, [clear]);

  /** The alert alone: what it says stands beside the fields already. The form announces it, so the alert does not. */
  const alert = (type: ProblemType, say: () => string) => {
    dismiss.current?.();
    dismiss.current = showAlert(type, say, { silent: true });
  };
  const say = ({ field, message }: Said) =>
    field === undefined ? serverText(message) : fieldAlert({ t, serverText }, field, message);

  return {
    line: line && { type: line.type, text: line.say() },
    clear,
    alert,
    /** In the form, with the alert. */
    tell: (type: ProblemType, words: () => string) => {
      setLine({ type, say: words });
      alert(type, words);
    },
    /** In the form alone. */
    note: (type: ProblemType, words: () => string) => setLine({ type, say: words }),
    /** What the platform refused: an alert, and in the form what belongs to none of its fields. */
    refuse: (type: ProblemType, { spoken, rest }: Pick<FormErrors, 'spoken' | 'rest'>) => {
      alert(type, () => say(spoken));
      if (rest) setLine({ type, say: () => say(rest) });
    },
  };
}
