export { QuickDeposit } from '@baize/account';
