import type { SiteOptions } from '@baize/api';
import type { Brand } from '../brands.ts';
import type { Lang, Texts } from '../contract/lang.ts';
import { liveSupport } from './liveSupport.ts';

const TITLE: Texts = { tr: 'Casino, Canlı Casino ve Spor', en: 'Casino, live casino and sport' };
const DESCRIPTION: Texts = {
  tr: 'Slot oyunları, canlı masalar ve jackpotlar. Sorumlu oyun için limitlerinizi hesabınızdan belirleyin.',
  en: 'Slots, live tables and jackpots. Set your limits in your account and play responsibly.',
};
const NOTICE: Texts = {
  tr: 'Hafta sonu turnuvası başladı: 250.000 ₺ ödül havuzu. Yeni oyunlar her perşembe lobide.',
  en: 'The weekend tournament is on: ₺250,000 in prizes. New games in the lobby every Thursday.',
};
const LICENCE: Texts = {
  tr: 'Oyunlar burada adı geçen lisansla sunulur; lisans, kurumun sicilinden doğrulanabilir.',
  en: 'Games are offered under the licence named here; anybody can look it up in the register of the authority.',
};

const flag = (on: boolean) => (on ? '1' : '0');
const social = (network: string, { slug }: Brand) => `https://${network}.example/${slug}`;

/** An embedded page's address in the caller's language; the site fills in the placeholders (document 2 section 2.10). */
const embed = (origin: string, page: string, lang: Lang) =>
  `${origin}/embed/${page}?user={userId}&site={siteName}&name={userName}&lang=${lang}`;

export interface OptionsPlace {
  /** The visitor's country. */
  geo: string;
  /** The key of the captcha that is asked for; empty where none is. */
  captchaKey: string;
  /** Where the providers' pages are, without a slash at the end. */
  providersOrigin: string;
}

/** The general options of a brand. */
export function siteOptions(
  brand: Brand,
  lang: Lang,
  { geo, captchaKey, providersOrigin }: OptionsPlace,
): SiteOptions {
  return {
    title: `${brand.name} | ${TITLE[lang]}`,
    description: DESCRIPTION[lang],
    keywords: 'casino, live casino, jackpot, bingo',
    favicon: '/brand/favicon.svg',
    custom_css: '',
    logo: '/brand/logo.svg',
    logo_mobile: '/brand/logo-mark.svg',
    notice: NOTICE[lang],
    license_description: LICENCE[lang],
    license_domain: 'licence.example',
    active_domain: '',
    domain: brand.domain,
    name: brand.slug,
    web_live_support: liveSupport(lang),
    mobile_live_support: '',
    google_play_app_url: '',
    sport: flag(brand.sport),
    poker: flag(brand.poker),
    betradar: flag(brand.sport),
    betconstruct: flag(brand.sport),
    redlane: flag(brand.sport),
    request_bonus_url: embed(providersOrigin, 'bonus-request', lang),
    wheel_of_fortune_url: embed(providersOrigin, 'wheel', lang),
    golden_treasure_url: embed(providersOrigin, 'treasure', lang),
    turnstile_validation: captchaKey !== '',
    keys: { TURNSTILE_SITE_KEY: captchaKey },
    user: { geo },
    instagram: social('instagram', brand),
    telegram: social('telegram', brand),
    twitter: social('x', brand),
    youtube: social('youtube', brand),
    whatsapp: social('whatsapp', brand),
    facebook: social('facebook', brand),
    tv_domain: '',
  };
}
