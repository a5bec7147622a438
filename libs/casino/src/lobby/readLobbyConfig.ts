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

const readWinner: Decoder<LastWinner> = row<LastWinner>(
  { image: or(text, ''), name: text, username: text, amount: or(text, '') },
  'name',
  'username',
);

const readParts = row<LobbyConfig>({
  categories: or(list(decodeCategory), []),
  providers: or(list(decodeProvider), []),
  last_winners: or(list(readWinner), []),
});

/**
 * Parses a lobby's configuration; an invalid part is empty.
 * @throws ApiError (`unreadable`) if the reply isn't a configuration at all
 */
export function readLobbyConfig(value: unknown): LobbyConfig {
  const config = readParts(value);
  if (config) return config;
  throw new ApiError('unreadable', { status: 200 });
}
