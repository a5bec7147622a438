/** The direction of a payment, and the platform's number for it (spec 3/7.money/1). */
export const PAYMENT_TYPES = { deposit: 1, withdrawal: 2 } as const;

export type PaymentDirection = keyof typeof PAYMENT_TYPES;
