import { api, ApiError, call, decoder, staleTime, type Page } from '@baize/api';
import type { Language } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';

const { text, number, or, list, row } = decoder;

const readPages = list(
  row<Page>({ id: number, name: text, url: text, description: or(text, '') }, 'id', 'name', 'url'),
);

async function askPages(lang: Language, signal: AbortSignal) {
  const reply = await call(api.GET('/pages', { params: { query: { lang } }, signal }));
  const pages = readPages((reply as { pages?: unknown } | undefined)?.pages);
  if (pages) return pages;
  throw new ApiError('unreadable', { status: 200 });
}

export const pageQueries = {
  list: (language: Language) =>
    queryOptions({
      queryKey: ['pages', language],
      queryFn: ({ signal }) => askPages(language, signal),
      staleTime: staleTime.minutes(10),
    }),
};
