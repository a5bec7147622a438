export { ApiError, FAILURES, isApiError, isLostReply, type Failure } from './ApiError.ts';
export { call, type Accepted } from './call.ts';
export { anySignal } from './anySignal.ts';
export { api } from './api.ts';
export { errorMessageKey } from './errorMessageKey.ts';
export { nextPage } from './nextPage.ts';
export { createQueryClient } from './createQueryClient.ts';
export {
  decodeCategory,
  decodeGame,
  decodeGamePage,
  decodeGames,
  decodeGameType,
  decodeLinkedImage,
  decodeProvider,
} from './decoders/decodeGame.ts';
export { decoder, type Decoder } from './decoders/decoder.ts';
export { decodeBoolean } from './decoders/decodeBoolean.ts';
export { platformMoment } from './decoders/platformMoment.ts';
export { ENVELOPES, decodeErrorReply, type Envelope, type Refusal } from './decodeErrorReply.ts';
export { prefetch, prefetchFirstPage } from './prefetch.ts';
export { readRetryAfter } from './readRetryAfter.ts';
export { setRequestContext, type RequestContext } from './requestContext.ts';
export { staleTime } from './staleTime.ts';
export type * from './types.ts';
