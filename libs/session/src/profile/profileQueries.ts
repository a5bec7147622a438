import { api, ApiError, call, staleTime, type Profile } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';
import { playerKey } from '../token/playerKey.ts';
import { sessionStore } from '../token/sessionStore.ts';
import { isProfile } from './isProfile.ts';

async function fetchProfile(signal: AbortSignal): Promise<Profile> {
  const profile = await call(api.GET('/user-profile', { signal }));
  if (isProfile(profile)) return profile;
  throw new ApiError('unreadable', { status: 200 });
}

export const profileQueries = {
  me: () =>
    queryOptions({
      queryKey: [...playerKey, 'profile'],
      queryFn: ({ signal }) => fetchProfile(signal),
      staleTime: staleTime.seconds(30),
      initialData: () => sessionStore.user.get(),
      initialDataUpdatedAt: 0,
    }),
};
