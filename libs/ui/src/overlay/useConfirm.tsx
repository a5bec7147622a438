import { useRef, useState, type ReactNode } from 'react';
import { Confirm, type ConfirmProps } from './Confirm.tsx';

export type ConfirmQuestion = Omit<ConfirmProps, 'open' | 'onOpenChange' | 'onConfirm' | 'pending' | 'error'>;

/**
 * `if (await ask({ title, consequence, … })) …` with `dialog` rendered somewhere. If the dialog must stay open during
 * the work (pending, failed), mount Confirm yourself. A second question answers the first with no.
 */
export function useConfirm(): { ask: (question: ConfirmQuestion) => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<ConfirmQuestion>();
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);
  const settle = (yes: boolean) => {
    setOpen(false);
    answer.current?.(yes);
    answer.current = undefined;
  };
  const ask = (next: ConfirmQuestion) => {
    answer.current?.(false);
    setQuestion(next);
    setOpen(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  };
  const dialog = question && (
    <Confirm
      {...question}
      open={open}
      onOpenChange={(next) => !next && settle(false)}
      onConfirm={() => settle(true)}
    />
  );
  return { ask, dialog };
}
