import { api, ApiError, call, staleTime, type Profile } from '@baize/api';
import { queryOptions } from '@tanstack/react-query';
import { profileKey } from '@baize/session';
import { sessionStore } from '@baize/session';
import { isProfile } from '@baize/session';

async function fetchProfile(signal: AbortSignal): Promise<Profile> {
  const profile = await call(api.GET('/user-profile', { signal }));
  if (isProfile(profile)) return profile;
  throw new ApiError('unreadable', { status: 200 });
}

export const profileQueries = {
  me: () =>
    queryOptions({
      queryKey: profileKey,
      queryFn: ({ signal }) => fetchProfile(signal),
      staleTime: staleTime.seconds(30),
      initialData: () => sessionStore.user.get(),
      initialDataUpdatedAt: 0,
    }),
};
