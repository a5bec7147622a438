import { useMemo, useState } from 'react';
import { AMOUNT } from './fieldProblem.ts';

/** The player's input so far; it's kept when another method is chosen. */
export interface PaymentDraft {
  /** The amount in minor units. */
  minor: number | undefined;
  /** The other fields, by name. */
  typed: ReadonlyMap<string, string>;
  change: (field: string, value: string | number | undefined) => void;
}

/** The draft of a payment; `first` is its initial amount. */
export function usePaymentDraft(first: number | undefined): PaymentDraft {
  const [chosen, setChosen] = useState<{ minor: number | undefined }>();
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const minor = chosen ? chosen.minor : first;
  return useMemo(
    () => ({
      minor,
      typed,
      change: (field, value) => {
        if (field === AMOUNT) setChosen({ minor: typeof value === 'number' ? value : undefined });
        else setTyped((before) => new Map([...before, [field, String(value ?? '')]]));
      },
    }),
    [minor, typed],
  );
}
