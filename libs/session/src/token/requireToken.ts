import { ApiError, type SessionReply } from '@baize/api';

/**
 * Checks that the platform granted a session.
 * @throws ApiError (`unreadable`) if it has no token, since the player isn't logged in without one
 */
export function requireToken(reply: SessionReply): SessionReply {
  const token: unknown = reply.access_token;
  if (typeof token === 'string' && token !== '') return reply;
  throw new ApiError('unreadable', { status: 200 });
}
