import type { Country } from '@baize/api';
import type { Lang } from '../contract/lang.ts';

/** Id, ISO 3166-1 code, slug and dial code. Turkey's id is the default of every form (spec 1/9.session/5). */
const COUNTRIES = [
  [2, 'AL', 'albania', '+355'],
  [3, 'DZ', 'algeria', '+213'],
  [10, 'AR', 'argentina', '+54'],
  [11, 'AM', 'armenia', '+374'],
  [13, 'AU', 'australia', '+61'],
  [14, 'AT', 'austria', '+43'],
  [15, 'AZ', 'azerbaijan', '+994'],
  [17, 'BH', 'bahrain', '+973'],
  [20, 'BY', 'belarus', '+375'],
  [21, 'BE', 'belgium', '+32'],
  [27, 'BA', 'bosnia-and-herzegovina', '+387'],
  [30, 'BR', 'brazil', '+55'],
  [33, 'BG', 'bulgaria', '+359'],
  [38, 'CA', 'canada', '+1'],
  [43, 'CL', 'chile', '+56'],
  [44, 'CN', 'china', '+86'],
  [53, 'HR', 'croatia', '+385'],
  [54, 'CU', 'cuba', '+53'],
  [55, 'CY', 'cyprus', '+357'],
  [56, 'CZ', 'czechia', '+420'],
  [57, 'DK', 'denmark', '+45'],
  [63, 'EG', 'egypt', '+20'],
  [67, 'EE', 'estonia', '+372'],
  [72, 'FI', 'finland', '+358'],
  [73, 'FR', 'france', '+33'],
  [76, 'GE', 'georgia', '+995'],
  [77, 'DE', 'germany', '+49'],
  [80, 'GR', 'greece', '+30'],
  [95, 'HU', 'hungary', '+36'],
  [96, 'IS', 'iceland', '+354'],
  [97, 'IN', 'india', '+91'],
  [98, 'ID', 'indonesia', '+62'],
  [100, 'IQ', 'iraq', '+964'],
  [101, 'IE', 'ireland', '+353'],
  [102, 'IL', 'israel', '+972'],
  [103, 'IT', 'italy', '+39'],
  [105, 'JP', 'japan', '+81'],
  [107, 'JO', 'jordan', '+962'],
  [108, 'KZ', 'kazakhstan', '+7'],
  [113, 'KG', 'kyrgyzstan', '+996'],
  [115, 'LV', 'latvia', '+371'],
  [116, 'LB', 'lebanon', '+961'],
  [121, 'LT', 'lithuania', '+370'],
  [122, 'LU', 'luxembourg', '+352'],
  [130, 'MT', 'malta', '+356'],
  [137, 'MX', 'mexico', '+52'],
  [139, 'MD', 'moldova', '+373'],
  [142, 'ME', 'montenegro', '+382'],
  [144, 'MA', 'morocco', '+212'],
  [150, 'NL', 'netherlands', '+31'],
  [153, 'NZ', 'new-zealand', '+64'],
  [159, 'MK', 'north-macedonia', '+389'],
  [160, 'NO', 'norway', '+47'],
  [171, 'PL', 'poland', '+48'],
  [172, 'PT', 'portugal', '+351'],
  [176, 'RO', 'romania', '+40'],
  [191, 'RS', 'serbia', '+381'],
  [195, 'SK', 'slovakia', '+421'],
  [196, 'SI', 'slovenia', '+386'],
  [204, 'ES', 'spain', '+34'],
  [210, 'SE', 'sweden', '+46'],
  [211, 'CH', 'switzerland', '+41'],
  [222, 'TR', 'turkey', '+90'],
  [223, 'TM', 'turkmenistan', '+993'],
  [227, 'UA', 'ukraine', '+380'],
  [228, 'AE', 'united-arab-emirates', '+971'],
  [229, 'GB', 'united-kingdom', '+44'],
  [234, 'UZ', 'uzbekistan', '+998'],
] as const;

export const TURKEY = 222;
/** Countries without SMS: "Country not available". */
const WITHOUT_SMS: ReadonlySet<number> = new Set([54]);

const byId = new Map<number, (typeof COUNTRIES)[number]>(COUNTRIES.map((row) => [row[0], row]));

/** The countries a player can choose, sorted by their names in a language. */
export function countriesIn(lang: Lang): Country[] {
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  return COUNTRIES.map(([id, iso, slug, code]) => ({ id, name: names.of(iso) ?? slug, slug, code })).sort(
    (a, b) => a.name.localeCompare(b.name, lang),
  );
}

/** A country's dial code; undefined for an unknown country. */
export const dialCode = (id: number): string | undefined => byId.get(id)?.[3];

/** Whether an SMS can be sent to phones of this country. */
export const hasSms = (id: number): boolean => byId.has(id) && !WITHOUT_SMS.has(id);
