import type { ReactNode } from 'react';

/** A deposit or withdrawal method, with its texts. */
export type PaymentMethod = {
  id: string;
  name: string;
  /** An image; without one, the name is shown as text. */
  logo?: string;
  /** Minimum and maximum, formatted: "₺100 – ₺25.000". */
  limits?: string;
  /** How long it takes: "Anında", "30 dk". */
  time?: string;
  /** The fee; `free` means that the label says there is none. */
  fee?: { label: string; free?: boolean };
  badge?: { kind: 'popular' | 'fast'; label: string };
  /**
   * Why it cannot be chosen now: `maintenance` is temporary, `closed` depends on the player or the operator.
   */
  unavailable?: { kind: 'maintenance' | 'closed'; reason: ReactNode };
};

/** The labels of a card's facts. */
export type PaymentLabels = { limits: string; time: string; fee: string };
