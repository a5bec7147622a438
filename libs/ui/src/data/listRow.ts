import { css } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** One row of a DataList, shared by records and their skeletons. */
export const listRow = css`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  inline-size: 100%;
  min-block-size: 68px;
  padding: ${theme.space.xs} ${theme.space.m};
  border: 0;
  background: none;
  color: ${theme.color.text};
  line-height: 1.35;
  text-align: start;
  cursor: default;
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};
  @container (max-width: 359.98px) {
    gap: ${theme.space.xs};
    padding-inline: ${theme.space.s};
  }
`;

/** The icon or image at its start. */
export const listIcon = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  color: ${theme.color.textMuted};
  @container (max-width: 359.98px) {
    inline-size: 36px;
    block-size: 36px;
  }
`;
