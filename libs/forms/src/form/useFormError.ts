/* @chunk fields */
import { useLatestT, useServerText } from '@baize/i18n';
import { showAlert, type BannerType } from '@baize/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fieldAlert } from '../messages/fieldMessage.ts';
import type { FormErrors } from './decodeFormErrors.ts';

type ProblemType = Extract<BannerType, 'error' | 'warning'>;

interface Line {
  type: ProblemType;
  getText: () => string;
}

interface Message {
  field?: string;
  message: string;
}

/**
 * The error of a whole form. It's shown in the form (`FormError` renders `line`), and also in an alert if the
 * specification requires one. Both disappear with their cause: call `clear` on submit and on success; unmounting clears
 * automatically. Texts are passed as functions, so that they follow the language while shown.
 */
export function useFormError() {
  const t = useLatestT('forms');
  const serverText = useServerText();
  const [line, setLine] = useState<Line>();
  const dismiss = useRef<() => void>(undefined);

  const clear = useCallback(() => {
    dismiss.current?.();
    dismiss.current = undefined;
    setLine(undefined);
  }, []);
  useEffect(() => clear, [clear]);

  /** Shows only the alert, since the fields show the same text. It isn't announced, because the form's error is. */
  const alert = (type: ProblemType, getText: () => string) => {
    dismiss.current?.();
    dismiss.current = showAlert(type, getText, { silent: true });
  };
  const textOf = ({ field, message }: Message) =>
    field === undefined ? serverText(message) : fieldAlert({ t, serverText }, field, message);

  return {
    line: line && { type: line.type, text: line.getText() },
    clear,
    alert,
    /** Shows it in the form and as an alert. */
    show: (type: ProblemType, getText: () => string) => {
      setLine({ type, getText });
      alert(type, getText);
    },
    /** Shows it in the form only. */
    note: (type: ProblemType, getText: () => string) => setLine({ type, getText }),
    /** Shows a refusal of the platform: as an alert and, if it concerns none of the fields, in the form. */
    showRefusal: (type: ProblemType, { announced, rest }: Pick<FormErrors, 'announced' | 'rest'>) => {
      alert(type, () => textOf(announced));
      if (rest) setLine({ type, getText: () => textOf(rest) });
    },
  };
}
