import { styled } from 'styled-components';
import { theme, variableName } from './theme.ts';

/** What a variable of the current brand and scheme holds. */
export const valueOf = (group: string, token: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(variableName(group, token)).trim();

export const Sheet = styled.div`
  display: grid;
  gap: ${theme.space.l};
  max-width: 1100px;
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space.m};
`;

export const Caption = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.xs};
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
`;
