import type { SliderType } from '@baize/api';
import { gameView } from '../casino/gameView.ts';
import type { Call, Handler } from '../contract/Call.ts';
import { LANGS } from '../contract/lang.ts';
import { BRISK, privateReply, publicReply, SLOW } from '../contract/publicReply.ts';
import { notFound } from '../contract/Reply.ts';
import type { Sandbox } from '../Sandbox.ts';
import { captchaKey } from '../session/captcha.ts';
import { countriesIn } from '../site/countries.ts';
import { exploreOf } from '../site/explore.ts';
import { pagesOf } from '../site/contentPages.ts';
import { paymentShortcuts } from '../site/paymentShortcuts.ts';
import { popupOf } from '../site/popupOf.ts';
import { promotionsOf } from '../site/promotions.ts';
import { siteOptions } from '../site/siteOptions.ts';
import { partnerBanners } from '../site/partnerBanners.ts';
import { campaignSlides, slidesOf } from '../site/slides.ts';
import { storiesOf } from '../site/stories.ts';

const HOME_GAMES = 12;
const CASINO = 4;
const LIVE_CASINO = 5;
const HOT_GAMES = 2;
/** Roulette tables come first: they can be played here. */
const ROULETTE = 21;
const HOME_COUNTRY = 'TR';
const DATE = '2026-11-23'.length;

const getOptions: Handler = async (sandbox, { brand, lang }) => {
  const geo = (await sandbox.settings.get('geo')) ?? HOME_COUNTRY;
  const place = {
    geo,
    captchaKey: await captchaKey(sandbox),
    providersOrigin: sandbox.providersOrigin(),
    today: sandbox.clock.date().toISOString().slice(0, DATE),
  };
  return privateReply(siteOptions(brand, lang, place), BRISK);
};

function homeGames(sandbox: Sandbox, { brand }: Call, filter: { type: 4 | 5; categoryId?: number }) {
  const { siteId } = brand;
  const hot = sandbox.lobbies.find({ ...filter, siteId });
  const rest = sandbox.lobbies.find({ type: filter.type, siteId });
  return [...new Set([...hot, ...rest])].slice(0, HOME_GAMES).map((game) => gameView(sandbox, brand, game));
}

const EMPTY_HOME = { stories: [], payments: [], sliders: [], live_casino_games: [], casino_games: [] };

const homeData = (sandbox: Sandbox, call: Call) => ({
  stories: storiesOf(sandbox, call.brand, call.lang),
  payments: paymentShortcuts(sandbox.seed, call.brand, call.lang),
  banners: partnerBanners(sandbox, call.brand),
  sliders: campaignSlides(call.brand, call.query.device, call.lang),
  live_casino_games: homeGames(sandbox, call, { type: LIVE_CASINO, categoryId: ROULETTE }),
  casino_games: homeGames(sandbox, call, { type: CASINO, categoryId: HOT_GAMES }),
});

const getHomepage: Handler = (sandbox, call) =>
  publicReply({ data: call.brand.filled ? homeData(sandbox, call) : EMPTY_HOME }, SLOW);

/** A list of the operator's content: empty at a brand without content. */
const listOf = <T>({ brand }: Call, list: readonly T[]): readonly T[] => (brand.filled ? list : []);

/** The query's language, otherwise the header's. */
const wantedLang = ({ query, lang }: Call) => LANGS.find((known) => known === query.lang) ?? lang;

const getSliders: Handler = (_, call) => {
  const { type, device } = call.query;
  const slides = slidesOf(call.brand, type as SliderType, device, wantedLang(call));
  return publicReply({ sliders: listOf(call, slides) }, SLOW);
};

const getPopup: Handler = (_, call) => {
  const data = call.brand.filled ? popupOf(call.brand, wantedLang(call)) : undefined;
  return data ? publicReply({ data }, SLOW) : notFound();
};

const getPages: Handler = (_, call) =>
  publicReply({ pages: listOf(call, pagesOf(call.brand, wantedLang(call))) }, SLOW);

const getPromotions: Handler = ({ clock }, call) =>
  publicReply({ promotions: listOf(call, promotionsOf(call.brand, wantedLang(call), clock.date())) }, SLOW);

const getGlobalGameCategories: Handler = (_, { brand, lang }) =>
  publicReply({ categories: exploreOf(brand, lang) }, SLOW);

const getCountries: Handler = (_, { lang }) => publicReply({ countries: countriesIn(lang) }, SLOW);

export const siteRoutes: Record<string, Handler> = {
  getOptions,
  getHomepage,
  getSliders,
  getGlobalGameCategories,
  getCountries,
  getPopup,
  getPages,
  getPromotions,
};
