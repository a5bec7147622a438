import { ApiError, decodeGameType, decoder, type DeviceId, type Launch } from '@baize/api';

const { text, oneOf, or, row } = decoder;

const readParts = row<Launch>(
  {
    type: oneOf<Launch['type']>('url', 'script'),
    url: or(text, ''),
    name: text,
    game_category: decodeGameType,
    device: oneOf<DeviceId>(1, 2, 3),
    full_screen: oneOf<0 | 1>(0, 1),
  },
  'type',
);

/**
 * How a game is to be opened. Whether its address is safe is decided where it is opened.
 * @throws ApiError (`unreadable`) when that is not said
 */
export function readLaunch(value: unknown): Launch {
  const launch = readParts(value);
  if (launch) return launch;
  throw new ApiError('unreadable', { status: 200 });
}
