/** An amount as short as it can be read: without its pennies when there are none. */
export const shortMoney = (money, amount) => money(amount).replace(/[.,]00(?=\D*$)/, '');
