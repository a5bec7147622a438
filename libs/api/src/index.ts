export { ApiError, FAILURES, isApiError, type Failure } from './ApiError.ts';
export { call, type Accepted } from './call.ts';
export { api } from './client.ts';
export { errorMessageKey } from './errorMessageKey.ts';
export { nextPage } from './paging.ts';
export { createQueryClient } from './queryClient.ts';
export {
  readCategory,
  readGame,
  readGamePage,
  readGames,
  readGameType,
  readLinkedImage,
  readProvider,
} from './read/rows.ts';
export { shape, type Read } from './read/shape.ts';
export { ENVELOPES, readErrorReply, type Envelope, type Refusal } from './readErrorReply.ts';
export { setRequestContext, type RequestContext } from './requestContext.ts';
export { stale } from './stale.ts';
export type * from './types.ts';
