import type { SiteOptions } from '@baize/api';
import type { Brand } from '../brands.ts';
import type { Lang, Texts } from '../contract/lang.ts';
import type { PayingPage } from '../providers/embed/ticket.ts';
import { FEED_PATH, HELLO_PATH } from '../live/feedRefusal.ts';
import { liveSupport } from './liveSupport.ts';
import { noticeOf } from './noticeOf.ts';

const TITLE: Texts = { tr: 'Casino, canlı casino ve spor', en: 'Casino, live casino and sports' };
const DESCRIPTION: Texts = {
  tr: 'Slot oyunları, canlı masalar ve jackpotlar. Limitler hesap sayfasından belirlenir.',
  en: 'Slots, live tables and jackpots. Set your own limits in your account.',
};
const LICENCE: Texts = {
  tr: 'Oyunlar burada belirtilen lisansla sunulur. Lisans, kurumun sicilinden doğrulanabilir.',
  en: 'Games are offered under the licence shown here. You can check it in the authority’s public register.',
};

/** The brand with an operator logo: its mark, with colours that work on any background. */
const OWN_LOGO = 'velquin';

/** The film of a game's tile. */
const LOBBY_VIDEO = '/_media/games/1001-portrait.mp4';
/** The casino's id in the live-table feed. */
const CASINO_ID = 'baize';

const flag = (on: boolean) => (on ? '1' : '0');
const social = (network: string, { slug }: Brand) => `https://${network}.example/${slug}`;

/**
 * The URL of a page that pays bonuses, in the request's language; the site fills in the placeholders (spec
 * 2/2.10/2, ADR 31).
 */
const embed = (origin: string, page: PayingPage | 'bonus-talep', lang: Lang) =>
  `${origin}/embed/${page}?user={userId}&site={siteName}&name={userName}&ticket={ticket}&scheme={scheme}&lang=${lang}`;

/** The URL of a page that gets the player's name as a payload (spec 3/7). */
const payloadEmbed = (origin: string, page: 'level' | 'case', lang: Lang) =>
  `${origin}/embed/${page}?payload={payload}&site={siteName}&scheme={scheme}&lang=${lang}`;

export interface OptionsPlace {
  /** The date of the sandbox's clock, UTC: 2026-11-23. */
  today: string;
  /** The visitor's country. */
  geo: string;
  /** The captcha's key; empty if none is required. */
  captchaKey: string;
  /** The origin of the providers' pages, without a trailing slash. */
  providersOrigin: string;
}

/** The general options of a brand. */
export function siteOptions(
  brand: Brand,
  lang: Lang,
  { geo, captchaKey, providersOrigin, today }: OptionsPlace,
): SiteOptions {
  return {
    title: `${brand.name} | ${TITLE[lang]}`,
    description: DESCRIPTION[lang],
    keywords: 'casino, live casino, jackpot, bingo',
    favicon: '/brand/favicon.svg',
    custom_css: '',
    logo: brand.slug === OWN_LOGO ? '/brand/logo-mark.svg' : '',
    logo_mobile: brand.slug === OWN_LOGO ? '/brand/logo-mark.svg' : '',
    ...noticeOf(brand, lang),
    today,
    license_description: LICENCE[lang],
    license_domain: 'licence.example',
    active_domain: '',
    domain: brand.domain,
    name: brand.name,
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
    bonus_talep_url: embed(providersOrigin, 'bonus-talep', lang),
    level_url: payloadEmbed(providersOrigin, 'level', lang),
    case_url: payloadEmbed(providersOrigin, 'case', lang),
    lobby_video_url: LOBBY_VIDEO,
    jackpot_feed_url: `${providersOrigin}/jackpots/data`,
    jackpot_frame_url: `${providersOrigin}/jackpots/board?site=${brand.slug}&lang=${lang}&scheme={scheme}`,
    jackpot_script_url: `${providersOrigin}/jackpots/board.js?site=${brand.slug}&lang=${lang}&scheme={scheme}`,
    live_feed_url: `${providersOrigin.replace(/^http/, 'ws')}${FEED_PATH}`,
    live_feed_casino_id: CASINO_ID,
    hello_feed_url: `${providersOrigin.replace(/^http/, 'ws')}${HELLO_PATH}`,
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
