import type { ReactNode } from 'react';

/** A deposit or withdrawal method, with its texts. */
export type PaymentMethod = {
  id: string;
  name: string;
  /** An image; its name is shown as text where there is none. */
  logo?: string;
  /** Minimum and maximum, formatted: "₺100 – ₺25.000". */
  limits?: string;
  /** How long it takes: "Anında", "30 dk". */
  time?: string;
  /** What it costs; `free` says that the label means no fee. */
  fee?: { label: string; free?: boolean };
  badge?: { kind: 'popular' | 'fast'; label: string };
  /**
   * Why it cannot be chosen now: `maintenance` is temporary, `closed` depends on the player or the operator.
   */
  unavailable?: { kind: 'maintenance' | 'closed'; reason: ReactNode };
};

/** The labels of a card's facts. */
export type PaymentLabels = { limits: string; time: string; fee: string };
