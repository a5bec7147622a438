import type { MoneyKey } from '../texts.ts';

/** Labels for known fields of payment methods, by the platform's names. */
const LABELS: ReadonlyMap<string, MoneyKey> = new Map([
  ['account_name', 'field_account_name'],
  ['account_number', 'field_account_number'],
  ['bank', 'field_bank'],
  ['iban', 'field_iban'],
  ['network', 'field_network'],
  ['papara_number', 'field_papara_number'],
  ['phone', 'field_phone'],
  ['sender_name', 'field_sender_name'],
  ['transfer_date', 'field_transfer_date'],
  ['wallet_address', 'field_wallet_address'],
]);

/** Autofill hints for browsers. */
const AUTOCOMPLETE: ReadonlyMap<string, string> = new Map([
  ['account_name', 'name'],
  ['sender_name', 'name'],
  ['phone', 'tel-national'],
]);

export const labelKeyOf = (field: string): MoneyKey | undefined => LABELS.get(field);
export const autoCompleteOf = (field: string): string => AUTOCOMPLETE.get(field) ?? 'off';

/** `card holder` for `card_holder`: the label of an unknown field. */
export const readableName = (field: string): string => field.replaceAll(/[_.-]+/g, ' ').trim();
