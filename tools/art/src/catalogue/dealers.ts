/** The dealers' pictures. */
export const dealers = [
  'dealerRuby',
  'dealerNoir',
  'dealerAzure',
  'dealerVest',
  'dealerEmerald',
  'dealerGold',
  'dealerTux',
  'dealerViolet',
] as const;
