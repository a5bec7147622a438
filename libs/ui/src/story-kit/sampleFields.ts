import type { ComboOption } from '../field/combobox/filterOptions.ts';
import type { PhoneCountry } from '../field/phone/PhoneCountry.ts';

/** Compares as `foldForSearch` of `@baize/i18n` does, which this library cannot import: no case, no accents, I ı İ i one letter. */
export const sampleFold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));

export const comboWords = {
  search: 'Ara',
  close: 'Kapat',
  empty: 'Aramana uyan bir seçenek yok.',
  loading: 'Seçenekler yükleniyor',
  count: (found: number) => `${found} sonuç`,
};

/* Every region of ISO 3166-1. */
const REGIONS =
  'AF AX AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BQ BA BW BV BR IO BN BG BF BI CV KH CM CA KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CW CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL GD GP GU GT GG GN GW GY HT HM VA HN HK HU IS IN ID IR IQ IE IM IL IT JM JP JE JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC MN ME MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF MK MP NO OM PK PW PS PA PG PY PE PH PN PL PT PR QA RE RO RU RW BL SH KN LC MF PM VC WS SM ST SA SN RS SC SL SG SX SK SI SB SO ZA GS SS ES LK SD SR SJ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US UM UY UZ VU VE VN VG VI WF EH YE ZM ZW';

const regionNames = new Intl.DisplayNames('tr', { type: 'region' });
const named = (plate: string) => regionNames.of(plate) ?? plate;

/** 249 countries with Turkish names, in the order of the Turkish alphabet. */
export const sampleCountries: readonly ComboOption[] = REGIONS.split(' ')
  .map((plate) => ({ value: plate, label: named(plate), plate }))
  .sort((a, b) => a.label.localeCompare(b.label, 'tr'));

const DIALS =
  'TR222+90 DE80+49 AT14+43 NL153+31 BE21+32 FR73+33 GB230+44 US232+1 CA38+1 AZ15+994 KZ112+7 RU181+7 UZ236+998 TM224+993 KG118+996 GE78+995 BG33+359 GR83+30 CY55+357 RO180+40 IT107+39 ES205+34 CH213+41 SE212+46 NO165+47 DK57+45 FI72+358 PL175+48 CZ56+420 UA229+380 SA191+966 AE231+971 QA178+974 EG63+20 IQ102+964 IR101+98 AL2+355 BA27+387 RS193+381 MK128+389 ME145+382 AU13+61 BR30+55 JP108+81';

export const samplePhoneCountries: readonly PhoneCountry[] = DIALS.split(' ')
  .map((entry) => {
    const [, plate = '', id = '', dial = ''] = /^([A-Z]{2})(\d+)(\+\d+)$/.exec(entry) ?? [];
    return { id: Number(id), name: named(plate), dial, plate };
  })
  .sort((a, b) => a.name.localeCompare(b.name, 'tr'));

export const rangeWords = {
  from: 'Başlangıç (UTC)',
  to: 'Bitiş (UTC)',
  apply: 'Uygula',
  cancel: 'Vazgeç',
  local: (span: string) => `Senin saatinle ${span}`,
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  today: 'bugün',
  chosen: 'seçili',
};
