import { renderToString } from 'react-dom/server';
import { css, ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { StyleRules } from './StyleRules.tsx';

/** The rules of a css block, one per line, its class written `.x`. */
function rulesOf(rules: ReturnType<typeof css>): string[] {
  const Part = styled.i`
    ${rules}
  `;
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <StyleRules>
        <Part />
      </StyleRules>
    </StyleSheetManager>,
  );
  const name = /([^ "]+)">/.exec(html)?.[1] ?? '';
  const [text = ''] = /(?<=>)[^]*(?=<\/style>)/.exec(sheet.getStyleTags()) ?? [];
  return text
    .split('/*!sc*/')
    .map((rule) => rule.trim().replaceAll(`.${name}`, '.x'))
    .filter((rule) => rule !== '' && !rule.startsWith('data-styled'));
}

it('moves a condition into its rule', () =>
  expect(
    rulesOf(css`
      color: red;
      @media (min-width: 600px) {
        color: blue;
        &:hover,
        & > b {
          color: green;
        }
      }
    `),
  ).toEqual([
    '.x{color:red;}',
    '.x{@media (min-width: 600px){color:blue;}}',
    '.x:hover,.x>b{@media (min-width: 600px){color:green;}}',
  ]));

it('handles nested conditions', () =>
  expect(
    rulesOf(css`
      @supports (inline-size: 1cqi) {
        @container (min-width: 9em) {
          color: red;
        }
      }
    `),
  ).toEqual(['.x{@supports (inline-size: 1cqi){@container (min-width: 9em){color:red;}}}']));

it('keeps ::before and ::after together with their element', () =>
  expect(
    rulesOf(css`
      @media print {
        color: red;
        &::after,
        & > b {
          color: blue;
        }
      }
    `),
  ).toEqual([
    '.x{@media print{color:red;}}',
    '.x{@media print{&::after{color:blue;}}}',
    '.x>b{@media print{color:blue;}}',
  ]));

it('leaves the ::after of a child selector in place', () =>
  expect(
    rulesOf(css`
      @media print {
        & > ::after {
          color: blue;
        }
      }
    `),
  ).toEqual(['@media print{.x>::after{color:blue;}}']));
