import { expect, it } from 'vitest';
import * as door from './index.ts';

it('opens this door and no other', () => {
  expect(Object.keys(door).sort()).toEqual([
    'BROKEN_TEXTS',
    'CrashNote',
    'actAs',
    'allSuccess',
    'answer',
    'answerBy',
    'answerWith',
    'becomePlayer',
    'example',
    'exampleBody',
    'forMutations',
    'inPage',
    'noAnswer',
    'noConnection',
    'pageLoader',
    'renderPage',
    'sampleGame',
    'sampleGamePage',
    'samplePage',
    'sampleRoutes',
    'sentOffline',
    'serveAnswers',
    'storyI18n',
    'testBrand',
    'testBrandWith',
    'testI18n',
    'visibleNonsense',
  ]);
});
