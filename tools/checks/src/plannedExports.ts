/** Exports of the design system that no page uses yet, and the page that will. */
export const PLANNED_EXPORTS: ReadonlyMap<string, string> = new Map([
  ['FieldGroup', 'deposit and withdraw: grouped fields of a method'],
  ['MAX_AMOUNT', 'deposit and withdraw: the rules of an amount'],
  ['parseAmount', 'deposit and withdraw: the rules of an amount'],
  ['OfflineNotice', 'deposit and withdraw without a connection'],
  ['LiveResults', 'live casino: results of a table in play'],
  ['ProgressBar', 'bonuses: wagering'],
  ['Drawer', 'account: the menu of phones'],
  ['UsageBar', 'limits: how much is used'],
  ['Odometer', 'jackpots that count up'],
  ['PaymentMethodCard', 'deposit and withdraw: the methods'],
]);
