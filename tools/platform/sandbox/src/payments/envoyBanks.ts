/** The invented banks to deposit from. */
export const ENVOY_BANKS = [
  { slug: 'orta-bank', bank_name: 'Orta Bank' },
  { slug: 'kuzey-bank', bank_name: 'Kuzey Bank' },
  { slug: 'liman-katilim', bank_name: 'Liman Katılım' },
  { slug: 'yelken-bank', bank_name: 'Yelken Bank' },
] as const;

/** The amounts that each bank accepts now, minor units; the last bank accepts none. */
export const ENVOY_AMOUNTS: Record<(typeof ENVOY_BANKS)[number]['slug'], readonly bigint[]> = {
  'orta-bank': [100_00n, 250_00n, 500_00n, 1_000_00n],
  'kuzey-bank': [200_00n, 400_00n, 2_000_00n],
  'liman-katilim': [100_00n, 750_00n],
  'yelken-bank': [],
};
