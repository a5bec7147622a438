import { api, ApiError, call, decoder, staleTime } from '@baize/api';
import { playerKey } from '@baize/session';
import { queryOptions } from '@tanstack/react-query';

const decodeStatus = decoder.oneOf(0, 1);

export const twoFactorQueries = {
  /** Whether an authenticator is set up, even if the login doesn't require its code. */
  isSetUp: () =>
    queryOptions({
      queryKey: [...playerKey, 'two-factor'],
      queryFn: async ({ signal }) => {
        const status = decodeStatus((await call(api.GET('/check-2fa', { signal }))).status);
        if (status === undefined) throw new ApiError('unreadable', { status: 200 });
        return status === 1;
      },
      staleTime: staleTime.seconds(30),
    }),
};
