/*
 * The addresses that more than one file links to. A page's route and all links to it use the same constant: `paths.deposit`.
 */

/* Login and registration. */
export const login = '/login';
export const register = '/Register';
export const forgot = '/Forgot';

/* The player's data and security. */
export const accountMenu = '/account/menu';
export const profile = '/Account';
export const security = '/account/security';
export const smsVerification = '/account/sms-verification';
export const changePassword = '/ChangePassword';
export const twoFactor = '/TwoFactor';

/* Money. */
export const deposit = '/Deposit';
export const rovpay = '/Deposit/RovPay';
export const envoy = '/Deposit/envoy';
export const envoyQr = '/Deposit/envoyqr';
export const withdraw = '/Withdraw';
export const gameTransfers = '/GameTransfers';
export const pokerTransfers = '/account/transfers/poker';

/* Histories. */
export const financeActivities = '/FinanceActivities';
export const freeSpins = '/FreeSpins';
export const playerBonuses = '/PlayerBonuses';
export const accountActivities = '/AccountActivities';
export const sessionHistory = '/SessionHistory';
export const gameHistory = '/gameHistory';
export const bettingHistory = '/BettingHistory';

/* Player protection. */
export const limits = '/account-limitation';
export const coolingOff = '/cooling-off-periods';
export const selfExclusion = '/self-exclusion';

/* Offers. */
export const bonusRequest = '/bonus-request';
export const bonusTalep = '/bonus-talep';
export const wheel = '/cark';
export const treasure = '/treasure';
export const level = '/level';
export const cases = '/case';
export const promotions = '/Promotions';

/* Lobbies. */
export const casino = '/casino';
export const casinoGames = '/casino?type=casino';
export const liveCasino = '/livecasino';
export const airshipGames = '/games';
export const bingo = '/bingo';
export const tvGames = '/beton';
export const jackpot = '/Jackpot';

/* Games with a page of their own. */
export const gameWindow = '/PlayGameNewWindow/:gameName/:id';
export const poker = '/poker';
export const playPoker = '/PlayPoker';
export const liveSlot = '/live-slot';
export const playLiveSlot = '/play-live-slot';
export const binaryOption = '/play-live-binary';
export const highFlyer = '/play-high-flyer';

/* Sport. */
export const sport = '/sport';
export const liveSport = '/livesport';
export const esport = '/esport';
