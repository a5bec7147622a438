import { ApiError, type SessionReply } from '@baize/api';

/**
 * Checks that the platform granted a session.
 * @throws ApiError (`unreadable`) when it holds no token: without one nobody is logged in
 */
export function requireToken(reply: SessionReply): SessionReply {
  const token: unknown = reply.access_token;
  if (typeof token === 'string' && token !== '') return reply;
  throw new ApiError('unreadable', { status: 200 });
}
