import { api, ApiError, call, decoder, staleTime, type Page } from '@baize/api';
import type { Language } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';

const { text, number, or, list, row } = decoder;

const decodePages = list(
  row<Page>({ id: number, name: text, url: text, description: or(text, '') }, 'id', 'name', 'url'),
);

async function fetchPages(lang: Language, signal: AbortSignal) {
  const reply = await call(api.GET('/pages', { params: { query: { lang } }, signal }));
  const pages = decodePages((reply as { pages?: unknown } | undefined)?.pages);
  if (pages) return pages;
  throw new ApiError('unreadable', { status: 200 });
}

export const pageQueries = {
  list: (language: Language) =>
    queryOptions({
      queryKey: ['pages', language],
      queryFn: ({ signal }) => fetchPages(language, signal),
      staleTime: staleTime.minutes(10),
    }),
};
