// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { keyframes, ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import { expect, it } from 'vitest';
import { StyleRules } from './StyleRules.tsx';

const turn = keyframes`to { rotate: 1turn; }`;
const Wheel = styled.i`
  animation: ${turn} 1s;
`;

it('inlines keyframes into the styles of a server-rendered page', () => {
  const sheet = new ServerStyleSheet();
  renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      <StyleRules>
        <Wheel />
      </StyleRules>
    </StyleSheetManager>,
  );
  expect(sheet.getStyleTags()).toMatch(/@keyframes [^{]+\{to\{rotate:1turn;\}\}/);
});
