/** An amount, without its decimals if they are 00. */
export const shortMoney = (money, amount) => money(amount).replace(/[.,]00(?=\D*$)/, '');
