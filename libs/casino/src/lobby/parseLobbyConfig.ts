/* @chunk games */
import {
  ApiError,
  decodeCategory,
  decodeProvider,
  decoder,
  type Category,
  type LastWinner,
  type Provider,
  type Decoder,
} from '@baize/api';

/** A lobby's configuration from the platform. */
export interface LobbyConfig {
  categories: Category[];
  providers: Provider[];
  last_winners: LastWinner[];
}

const { text, or, list, row } = decoder;

const decodeWinner: Decoder<LastWinner> = row<LastWinner>(
  { image: or(text, ''), name: text, username: text, amount: or(text, '') },
  'name',
  'username',
);

const decodeParts = row<LobbyConfig>({
  categories: or(list(decodeCategory), []),
  providers: or(list(decodeProvider), []),
  last_winners: or(list(decodeWinner), []),
});

/**
 * Parses a lobby's configuration; an invalid part is empty.
 * @throws ApiError (`unreadable`) if the reply isn't a configuration at all
 */
export function parseLobbyConfig(value: unknown): LobbyConfig {
  const config = decodeParts(value);
  if (config) return config;
  throw new ApiError('unreadable', { status: 200 });
}
