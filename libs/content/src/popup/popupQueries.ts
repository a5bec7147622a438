import { api, ApiError, call, decoder, staleTime, type DeviceId, type Popup } from '@baize/api';
import { keptAcrossDevices } from '@baize/site';
import type { Language } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';

const { text, number, or, row } = decoder;

const decodePopup = row<Popup>(
  { id: number, url: or(text, ''), image: or(text, ''), name: or(text, ''), content: text },
  'id',
);

async function fetchPopup(device: DeviceId, lang: Language, signal: AbortSignal): Promise<Popup> {
  const popup = decodePopup(
    (await call(api.GET('/popup', { params: { query: { device, lang } }, signal }))).data,
  );
  if (popup) return popup;
  throw new ApiError('unreadable', { status: 200 });
}

export const popupQueries = {
  current(device: DeviceId, language: Language) {
    const queryKey = ['popup', device, language];
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) => fetchPopup(device, language, signal),
      staleTime: staleTime.minutes(30),
      retry: false,
      placeholderData: keptAcrossDevices(queryKey),
    });
  },
};
