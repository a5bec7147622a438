import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { DialogParts } from './radix.ts';

export type OverlayHeaderProps = {
  title: ReactNode;
  titleHidden?: boolean;
  description?: ReactNode;
  /** Without it there is no × button: the overlay must be answered. */
  closeLabel?: string;
};

/** Title, description and close button of a Dialog or Sheet. */
export function OverlayHeader({ title, titleHidden = false, description, closeLabel }: OverlayHeaderProps) {
  return (
    <Root data-bare={titleHidden}>
      <Words>
        {titleHidden ? (
          <VisuallyHidden>
            <DialogParts.Title>{title}</DialogParts.Title>
          </VisuallyHidden>
        ) : (
          <Title>{title}</Title>
        )}
        {description && <Description>{description}</Description>}
      </Words>
      {closeLabel !== undefined && (
        <DialogParts.Close asChild>
          <IconButton icon={CloseIcon} label={closeLabel} />
        </DialogParts.Close>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space.m};
  padding: ${theme.space.m} ${theme.space.m} ${theme.space.s} ${theme.space.l};
  &[data-bare='true'] {
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline-end: 0;
    padding: ${theme.space.xs};
  }
  &[data-bare='true'] + * {
    padding-block-start: ${theme.space.xl};
  }
`;

const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space.xxs};
  min-inline-size: 0;
`;

/* Vertically centres its first line on the × button, whatever the brand's font and density. */
const Title = styled(DialogParts.Title)`
  margin-block-start: max(0px, calc((${theme.control.m} - 1lh) / 2));
  font-size: ${theme.size.xl};
  overflow-wrap: anywhere;
`;

const Description = styled(DialogParts.Description)`
  color: ${theme.color.textMuted};
`;
