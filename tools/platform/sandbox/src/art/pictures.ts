import {
  bannerSvg,
  campaignSvg,
  exploreTileSvg,
  gameTileSvg,
  liveTableSvg,
  paymentLogoSvg,
  promotionSvg,
  providerLogoSvg,
  rasterise,
  type RasterFormat,
  reelBackdropSvg,
  storySvg,
  studioBannerSvg,
  symbolSvg,
  type BannerDevice,
  type ExploreCategory,
  type LogoTone,
  type PaymentMethodId,
  type PromotionId,
  type PromotionSize,
  type SliderType,
} from '@baize/art';
import type { BrandStyle, TileShape } from '../brands.ts';
import type { Lang } from '../contract/lang.ts';
import { compositionOf, contentOf, lookOf } from '../site/brand-content/contentOf.ts';
import { promotionName, promotionNumber } from '../site/promotions.ts';
import { gameSeed } from './artCatalogue.ts';

/** The brand that determines an image's look. */
interface Branded {
  slug: string;
  style: BrandStyle;
}

/** Every image that can be drawn, with all its parameters. */
export type Picture =
  | { kind: 'game'; id: number; shape: TileShape }
  | { kind: 'table'; id: number }
  | { kind: 'provider'; id: number; tone: LogoTone }
  | ({ kind: 'campaign'; index: number; form: BannerDevice; lang: Lang } & Branded)
  | ({ kind: 'banner'; page: SliderType; index: number; form: BannerDevice; lang: Lang } & Branded)
  | { kind: 'story'; gameId: number; multiplier: number }
  | ({ kind: 'promotion'; id: PromotionId; size: PromotionSize; lang: Lang } & Branded)
  | { kind: 'payment'; id: PaymentMethodId; tone: LogoTone; lang: Lang }
  | ({ kind: 'explore'; category: ExploreCategory } & Branded)
  | { kind: 'studio'; gameId: number }
  | { kind: 'symbol'; gameId: number; index: number }
  | { kind: 'reels'; gameId: number };

/** Widths in pixels: twice the largest usual size on screen. */
const TILE_WIDTHS: Record<TileShape, number> = { portrait: 360, square: 400, wide: 520 };
const TABLE_WIDTH = 600;
const BANNER_WIDTHS: Record<BannerDevice, number> = { desktop: 1600, mobile: 780 };
const PROMOTION_WIDTHS: Record<PromotionSize, number> = { list: 800, detail: 1200 };
const STUDIO_WIDTH = 900;
const LOGO_WIDTH = 320;

/** The drawings' numbers of the reel symbols: wild, scatter, then by descending value. */
const SYMBOL_DRAWINGS = [6, 7, 0, 1, 2, 3, 4, 5, 8, 9] as const;

const BANNER_QUALITY = 58;
const bannerSize = (device: BannerDevice) => ({ width: BANNER_WIDTHS[device], quality: BANNER_QUALITY });

function drawingOf(picture: Picture): { svg: string; width: number; quality?: number } {
  switch (picture.kind) {
    case 'game':
      return { svg: gameTileSvg(gameSeed(picture.id), picture.shape), width: TILE_WIDTHS[picture.shape] };
    case 'table':
      return { svg: liveTableSvg(gameSeed(picture.id)), width: TABLE_WIDTH };
    case 'provider':
      return { svg: providerLogoSvg(picture.id, picture.tone), width: LOGO_WIDTH };
    case 'campaign': {
      const { index, form: device, lang, slug, style } = picture;
      const campaign = contentOf(slug).campaigns[index];
      if (!campaign) throw new Error(`${slug} has no campaign ${index}.`);
      return {
        svg: campaignSvg({ campaign, look: lookOf(slug, style), lang, device }),
        ...bannerSize(device),
      };
    }
    case 'banner': {
      const { page: type, index, form: device, lang, slug, style } = picture;
      const inLook = { look: lookOf(slug, style), composition: compositionOf(slug, index) };
      return { svg: bannerSvg({ type, index, lang, device, ...inLook }), ...bannerSize(device) };
    }
    case 'story':
      return { svg: storySvg(gameSeed(picture.gameId), picture.multiplier), width: 320 };
    case 'promotion': {
      const { id, size, lang, slug, style } = picture;
      const composition = compositionOf(slug, promotionNumber(id));
      const name = promotionName({ slug }, id, lang);
      const svg = promotionSvg({ id, name, lang, size, look: lookOf(slug, style), composition });
      return { svg, width: PROMOTION_WIDTHS[size], quality: BANNER_QUALITY };
    }
    case 'payment':
      return { svg: paymentLogoSvg(picture.id, picture.tone, picture.lang), width: LOGO_WIDTH };
    case 'explore':
      return {
        svg: exploreTileSvg({ category: picture.category, brand: lookOf(picture.slug, picture.style) }),
        width: 480,
      };
    case 'studio':
      return { svg: studioBannerSvg(gameSeed(picture.gameId)), width: STUDIO_WIDTH };
    case 'symbol':
      return {
        svg: symbolSvg(gameSeed(picture.gameId), SYMBOL_DRAWINGS[picture.index] ?? 0),
        width: 256,
        quality: 82,
      };
    case 'reels':
      return { svg: reelBackdropSvg(gameSeed(picture.gameId)), width: 1600 };
  }
}

/**
 * The file format, which is also the name's extension: campaigns, banners and promotions are the largest images on a
 * page.
 */
export const formatOf = ({ kind }: Picture): RasterFormat =>
  kind === 'campaign' || kind === 'banner' || kind === 'promotion' ? 'avif' : 'webp';

/** Draws an image. */
export function drawPicture(picture: Picture): Promise<Buffer> {
  const { svg, ...options } = drawingOf(picture);
  return rasterise(svg, { ...options, format: formatOf(picture) });
}
