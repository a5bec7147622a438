import { randomFrom, seedOf } from '../compose/random.ts';
import { svgRoot } from '../drawings/svgRoot.ts';
import type { ArtLanguage } from '../promo/Poster.ts';
import type { BoardDevice, CampaignComposition } from './Board.ts';
import type { BrandLook } from './BrandLook.ts';
import type { Campaign } from './Campaign.ts';
import { campaignCompositions } from './compositions/campaignCompositions.ts';
import { moodOf } from './moodOf.ts';
import { wordsSvg } from './title/wordsSvg.ts';
import { toned } from './toned.ts';

export type CampaignOptions = {
  campaign: Campaign;
  look: BrandLook;
  lang: ArtLanguage;
  device: BoardDevice;
  /** Less than the whole width: what remains around the centre. */ width?: number;
};

const sizes: Record<BoardDevice, { w: number; h: number }> = {
  desktop: { w: 1600, h: 640 },
  mobile: { w: 780, h: 640 },
};

/** How far text is moved up on phones, because a hero of 13:10 crops the last 20 units. */
const WORDS_UP: Record<BoardDevice, number> = { desktop: 0, mobile: 18 };

/** How far a cropped picture is moved so that text on its left has a margin. */
const MARGIN = 30;

const cropped = (w: number, h: number, width: number, margin: number, inner: string): string =>
  svgRoot(width, h, `<g transform="translate(${(width - w) / 2 + margin} 0)">${inner}</g>`);

/** A brand's banner: 1600x640 units for desktop, 780x640 for phones. */
export const campaignSvg = ({ campaign, look, lang, device, width }: CampaignOptions): string => {
  const seed = seedOf(campaign.en.join() + look.accent);
  const id = `c${seed.toString(36)}`;
  const tone = campaign.tone ?? look.tone;
  const mood = moodOf(look, tone);
  const composition: CampaignComposition = campaignCompositions[campaign.composition];
  const { w, h } = sizes[device];
  const picture = composition.draw({
    id,
    w,
    h,
    device,
    mood,
    figure: campaign.figure,
    things: campaign.things,
    scene: campaign.scene,
    number: campaign.number?.[lang] ?? '',
    random: randomFrom(seed),
  });
  const words = wordsSvg({
    id,
    words: campaign[lang],
    turkish: lang === 'tr',
    frame: composition.words[device],
    face: look.face,
    style: look.title,
    mood: composition.wordsMood?.(mood) ?? mood,
  });
  const drawn =
    toned(tone, `${id}t`, mood.ramp, picture) +
    `<g transform="translate(0 -${WORDS_UP[device]})">${words}</g>`;
  if (width === undefined) return svgRoot(w, h, drawn);
  return cropped(w, h, width, composition.words[device].align === 'start' ? MARGIN : 0, drawn);
};

/** A campaign's alternative text. */
export const campaignText = (campaign: Campaign, lang: ArtLanguage): string => {
  const number = campaign.number?.[lang];
  return (number ? `${number} ` : '') + campaign[lang].join(': ');
};
