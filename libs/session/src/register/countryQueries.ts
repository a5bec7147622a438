import { api, ApiError, call, decoder, type Decoder } from '@baize/api';
import type { Language } from '@baize/i18n';
import { queryOptions } from '@tanstack/react-query';

/** A country for use in forms; `dial` includes the plus. */
export interface CountryRow {
  id: number;
  name: string;
  dial: string;
}

const DIAL = /^\+\d{1,4}$/;

const decodeCountry: Decoder<CountryRow> = (value) => {
  const row = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const [id, name, dial] = [decoder.number(row.id), decoder.text(row.name), decoder.text(row.code)];
  if (id === undefined || !name || !dial || !DIAL.test(dial)) return undefined;
  return { id, name, dial };
};

const decodeCountries = decoder.list(decodeCountry);

export const countryQueries = {
  /** In the platform's order, which is by name in the given language. */
  all: (language: Language) =>
    queryOptions({
      queryKey: ['countries', language],
      queryFn: async ({ signal }) => {
        const countries = decodeCountries((await call(api.GET('/countries', { signal }))).countries);
        if (!countries?.length) throw new ApiError('unreadable', { status: 200 });
        return countries;
      },
      staleTime: Infinity,
    }),
};
