import { describe, expect, it } from 'vitest';
import { logoProblem, logoSymbol } from './logoSymbol.ts';

describe('logoSymbol', () => {
  it('accepts the output of a design tool, with a prologue and line breaks', () => {
    const { html, css } = logoSymbol(
      '<?xml version="1.0"?>\n<svg\n  width="200" viewBox="0 0 200 64">\n<path fill="#ff0000"/>\n</svg>\n',
    );
    expect(html).toContain('<symbol id="logo" viewBox="0 0 200 64"');
    expect(html).toContain(' overflow="visible"><path fill="#ff0000"/></symbol></svg>');
    expect(html).not.toContain('<?xml');
    expect(css).toBe(':root{--bz-logo-ratio:200 / 64}');
  });

  it.each([
    ['no size', '<svg><path d="M0 0"/></svg>', 'viewBox'],
    [
      'styles, which the page’s policy blocks',
      '<svg viewBox="0 0 2 1"><style>.a{}</style></svg>',
      'more than shapes',
    ],
    ['a script', '<svg viewBox="0 0 2 1"><script>1</script></svg>', 'more than shapes'],
    ['an image', '<svg viewBox="0 0 2 1"><image href="a.png"/></svg>', 'more than shapes'],
  ])('refuses a logo with %s', (_, svg, reason) => {
    expect(logoProblem(svg)).toContain(reason);
    expect(() => logoSymbol(svg)).toThrow(reason);
  });
});
