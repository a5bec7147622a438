export {
  mockAllSuccess,
  mockExample,
  mockMinimal,
  mockResolver,
  mockReply,
  mockPending,
  mockNetworkError,
} from './mocks.ts';
export { setTestContext, setSessionToken } from './setTestContext.ts';
export { BROKEN_TEXTS } from './brokenTexts.ts';
export { TestErrorBoundary } from './TestErrorBoundary.tsx';
export { example, exampleBody } from './contract.ts';
export { forMutations, type Mutated } from './mutations.ts';
export { renderPage, type RenderedPage } from './renderPage.tsx';
export { samplePage } from './samplePage.tsx';
export { sampleRoutes } from './sampleRoutes.ts';
export { sampleGame, sampleGamePage } from './samples.ts';
export { countCallsOffline } from './countCallsOffline.ts';
export { mockPlatform, type MockPlatform, type Call } from './mockPlatform.ts';
export { withPage, pageLoader, storyI18n, type StoryPage } from './storyPage.tsx';
export { testBrand, testBrandWith } from './testBrand.ts';
export { testI18n } from './testI18n.ts';
export { stubResizeObserver } from './stubResizeObserver.ts';
export { findInvalidText } from './findInvalidText.ts';
