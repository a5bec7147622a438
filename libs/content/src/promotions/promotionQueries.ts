import { api, ApiError, call, decoder, staleTime, type DeviceId, type Promotion } from '@baize/api';
import { keptAcrossDevices } from '@baize/site';
import type { Language } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';
import { PROMOTION_KINDS, type PromotionKind } from './promotionKinds.ts';

const { text, number, oneOf, or, list, row } = decoder;

const decodePromotions = list(
  row<Promotion>(
    {
      id: number,
      image: or(text, ''),
      detail_image: text,
      name: text,
      description: or(text, ''),
      kind: oneOf<PromotionKind>(...PROMOTION_KINDS),
      terms: text,
      ends_at: text,
      bonus: text,
      action: oneOf<NonNullable<Promotion['action']>>(
        'deposit',
        'casino',
        'live_casino',
        'sport',
        'games',
        'bingo',
        'bonus_request',
      ),
    },
    'id',
    'name',
  ),
);

async function fetchPromotions(device: DeviceId, lang: Language, signal: AbortSignal) {
  const reply = await call(api.GET('/promotions', { params: { query: { device, lang } }, signal }));
  const promotions = decodePromotions((reply as { promotions?: unknown } | undefined)?.promotions);
  if (promotions) return promotions;
  throw new ApiError('unreadable', { status: 200 });
}

export const promotionQueries = {
  list(device: DeviceId, language: Language) {
    const queryKey = ['promotions', device, language];
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) => fetchPromotions(device, language, signal),
      staleTime: staleTime.minutes(5),
      placeholderData: keptAcrossDevices(queryKey),
    });
  },
};
