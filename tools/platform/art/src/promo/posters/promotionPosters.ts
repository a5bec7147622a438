import { poster } from '../Poster.ts';
import type { Poster } from '../Poster.ts';

/** The promotions that brands choose from, in the order of their numbers. */
export const promotionPosters = {
  welcome: poster(
    ['crown', 'palace', 'royal'],
    ['Hoş Geldin Bonusu', 'İlk yatırıma %100'],
    ['Welcome Bonus', '100% on your first deposit'],
  ),
  cashback: poster(
    ['vault', 'vault', 'oldGold'],
    ['Kayıp Bonusu', 'Her pazartesi %20'],
    ['Cashback', '20% every Monday'],
  ),
  freeSpins: poster(
    ['fruits', 'burst', 'sunset'],
    ['Bedava Dönüş', 'Her cuma 50 dönüş hediye'],
    ['Free Spins', '50 on us every Friday'],
  ),
  liveBonus: poster(
    ['roulette', 'felt', 'emeraldNight', { table: 'ROULETTE', dealer: 'glamour' }],
    ['Canlı Casino Bonusu', 'Masalara özel %25'],
    ['Live Casino Bonus', '25% extra for the tables'],
  ),
  accumulator: poster(
    ['sport', 'stadium', 'midnight'],
    ['Spor Bonusu', 'Kombinelere ek oran'],
    ['Sports Bonus', 'A boost for your accumulators'],
  ),
  loyalty: poster(
    ['gems', 'nebula', 'orchid'],
    ['Sadakat Programı', 'Oynadıkça puan birikir'],
    ['Loyalty Programme', 'Earn points as you play'],
  ),
  birthday: poster(
    ['fortune', 'lanterns', 'crimson'],
    ['Doğum Günü Hediyesi', 'Kutlama bol, hediye bizden'],
    ['Birthday Gift', 'Your day, our gift'],
  ),
  multiplierRace: poster(
    ['flight', 'sky', 'sky'],
    ['Çarpan Yarışı', 'Haftanın en yüksek çarpanı'],
    ['Multiplier Race', 'The week’s highest multiplier'],
  ),
  slotTournament: poster(
    ['joker', 'curtain', 'wine'],
    ['Slot Turnuvası', 'Ödül havuzu ₺1.000.000'],
    ['Slot Tournament', '₺1,000,000 prize pool'],
  ),
  friend: poster(
    ['clover', 'burst', 'savanna', 'potOfGold'],
    ['Arkadaş Daveti', 'Her davet için bonus'],
    ['Refer a Friend', 'A bonus for every friend'],
  ),
  bingo: poster(
    ['bingo', 'candyland', 'candy'],
    ['Bingo Partisi', 'Bedava kartlar dağıtılıyor'],
    ['Bingo Party', 'Free cards for everyone'],
  ),
  wagerFree: poster(
    ['vault', 'burst', 'lagoon', 'goldBars'],
    ['Çevrimsiz Bonus', 'Doğrudan ana bakiyenize'],
    ['Wager-Free Bonus', 'Straight to your main balance'],
  ),
  wheel: poster(
    ['clover', 'burst', 'emeraldNight', 'fortuneWheel'],
    ['Çarkıfelek', 'Her gün bir çevirme hakkı'],
    ['Wheel of Fortune', 'One spin every day'],
  ),
  treasure: poster(
    ['pirate', 'cave', 'lagoon', 'chest'],
    ['Günlük Sandık', 'Her gün yeni bir sandık'],
    ['Daily Chest', 'Open one chest every day'],
  ),
  rouletteNight: poster(
    ['roulette', 'palace', 'wine', { table: 'ROULETTE', dealer: 'dinner' }],
    ['Rulet Gecesi', 'Salı akşamları %10 iade'],
    ['Roulette Night', '10% back on Tuesday evenings'],
  ),
  blackjackLeague: poster(
    ['cards', 'felt', 'midnight', 'aces'],
    ['Blackjack Ligi', 'Her hafta 21 ödül'],
    ['Blackjack League', '21 prizes every week'],
  ),
  inPlayCashback: poster(
    ['sport', 'stadium', 'emeraldNight', 'whistle'],
    ['Canlı Bahis İadesi', 'Cumartesi kuponlarına %10'],
    ['In-Play Cashback', '10% on Saturday’s bets'],
  ),
  jackpotWednesday: poster(
    ['gems', 'vault', 'royal', 'brilliant'],
    ['Jackpot Çarşamba', 'Dört kademede 100 bedava dönüş'],
    ['Jackpot Wednesday', '100 free spins across four levels'],
  ),
  qrDeposit: poster(
    ['vault', 'grid', 'sky', 'safe'],
    ['QR Bonusu', 'QR yatırımlarına %5'],
    ['QR Bonus', '5% on QR deposits'],
  ),
  bookWeek: poster(
    ['book', 'temple', 'savanna', 'openBook'],
    ['Kitap Haftası', 'Kitap slotlarında puanlar iki kat'],
    ['Book Week', 'Double points on the book slots'],
  ),
} satisfies Record<string, Poster>;
export type PromotionId = keyof typeof promotionPosters;
