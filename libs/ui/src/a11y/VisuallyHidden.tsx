import { styled } from 'styled-components';

/**
 * Text for assistive technology only.
 *
 * - Use for what sighted users get from an icon, a position or a colour.
 * - Not for naming a control: its `label` or `aria-label`. Not for hiding from all users: the `hidden` attribute.
 */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
  /* A heading's own font would be loaded without ever being visible. */
  font: inherit;
  letter-spacing: inherit;
`;
