import { render } from '@testing-library/react';
import { keyframes, styled } from 'styled-components';
import { expect, it } from 'vitest';
import { StyleRules } from './StyleRules.tsx';

const turn = keyframes`50% { rotate: 1turn; }`;
const Wheel = styled.i`
  animation: ${turn} 1s;
`;

it('writes keyframes to a separate style sheet, once', () => {
  render(
    <StyleRules>
      <Wheel />
      <Wheel />
    </StyleRules>,
  );
  const sheets = document.adoptedStyleSheets.map(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.join().replace(/\s/g, '')).toMatch(/^@keyframes\w+\{50%\{rotate:1turn;\}\}$/);
  expect(document.head.textContent).not.toContain('keyframes');
});
