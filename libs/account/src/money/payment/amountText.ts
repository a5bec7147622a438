import { decimal } from '@baize/wallet';

const NO_CENTS = /\.00$/;

/** `250` or `250.50` of minor units: methods count the characters of an amount. */
export const amountText = (minor: number): string => decimal(minor).replace(NO_CENTS, '');
