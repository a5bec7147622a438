import openapi from '@baize/api/openapi.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { withPlaceholderImages } from './withPlaceholderImages.ts';

it('knows all images of the contract’s examples, which don’t exist in the catalogue', () => {
  const examples = JSON.stringify(openapi);
  expect(examples).toContain('/_media/');
  expect(examples).toContain('"/brand/');
  expect(withPlaceholderImages(examples)).not.toMatch(/"\/(?:_media|brand)\//);
});
