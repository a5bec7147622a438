import { ApiError, decodeGameType, decoder, type DeviceId, type Launch } from '@baize/api';

const { text, oneOf, or, row } = decoder;

const decodeParts = row<Launch>(
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
 * Parses a launch. It doesn't check that the URL is safe; the component that opens it must.
 * @throws ApiError (`unreadable`) if the reply isn't a launch
 */
export function parseLaunch(value: unknown): Launch {
  const launch = decodeParts(value);
  if (launch) return launch;
  throw new ApiError('unreadable', { status: 200 });
}
