import { decimal } from '@baize/wallet';

const NO_CENTS = /\.00$/;

/** Formats minor units as `250` or `250.50`, because methods limit the length of an amount. */
export const amountText = (minor: number): string => decimal(minor).replace(NO_CENTS, '');
