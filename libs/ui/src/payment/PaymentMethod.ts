import type { ReactNode } from 'react';

/** A way to pay in or out, in words. */
export type PaymentMethod = {
  id: string;
  name: string;
  /** A picture; its name stands in letters where there is none. */
  logo?: string;
  /** Least and most, formatted: "₺100 – ₺25.000". */
  limits?: string;
  /** How long it takes: "Anında", "30 dk". */
  time?: string;
  /** What it costs; `free` says that the words mean nothing. */
  fee?: { label: string; free?: boolean };
  badge?: { kind: 'popular' | 'fast'; label: string };
  /** Why it cannot be chosen now: `maintenance` passes by itself, `closed` is up to the player or the house. */
  unavailable?: { kind: 'maintenance' | 'closed'; reason: ReactNode };
};

/** The names of a card's facts. */
export type PaymentLabels = { limits: string; time: string; fee: string };
