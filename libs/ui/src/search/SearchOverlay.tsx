import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../a11y/VisuallyHidden.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { LoadingBar } from '../feedback/LoadingBar.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { floatingSurface, backdrop } from '../overlay/overlayStyles.ts';
import { usePortalRoot } from '../overlay/usePortalRoot.ts';
import { DialogParts } from '../overlay/radix.ts';
import { useReturnFocus } from '../overlay/useReturnFocus.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { walkResults } from './walkResults.ts';

export type SearchOverlayProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  value: string;
  onValueChange: (value: string) => void;
  labels: { title: string; search: string; clear: string; close: string };
  /** Enter in the box: remember the search, or open the first result. */
  onSubmit?: (value: string) => void;
  /** Something is being looked for: a line runs under the box, what was found before stays. */
  busy?: boolean;
  /** Announced when it changes: "12 games found". */
  status?: string;
  /** What stands there before anything is typed: RecentSearches, popular games. */
  before?: ReactNode;
  /** What was found; or a skeleton, an EmptyState, an ErrorState. */
  children?: ReactNode;
};

/**
 * The search over a whole site: opened by a button and by `useSearchShortcut`, the full screen on phones. It knows
 * nothing of what is searched.
 *
 * - Use once per app.
 * - Not for a box that filters the page around it: SearchField.
 * - Keys: the focus begins in the box; Down goes into the results, arrows walk there, Up from the first row and any
 *   letter go back to the box, Escape closes.
 * - Aloud: a dialog named by its title; `status` announces how many were found.
 */
export function SearchOverlay({
  open,
  onOpenChange,
  value,
  onValueChange,
  labels,
  ...rest
}: SearchOverlayProps) {
  const returnFocus = useReturnFocus();
  return (
    <DialogParts.Root open={open} onOpenChange={onOpenChange}>
      <DialogParts.Portal container={usePortalRoot()}>
        <Veil>
          <Panel {...returnFocus} aria-describedby="" onKeyDown={walkResults}>
            <VisuallyHidden>
              <DialogParts.Title>{labels.title}</DialogParts.Title>
            </VisuallyHidden>
            <Head>
              <SearchField
                label={labels.search}
                clearLabel={labels.clear}
                value={value}
                onValueChange={onValueChange}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.nativeEvent.isComposing) rest.onSubmit?.(value);
                }}
              />
              <DialogParts.Close asChild>
                <IconButton icon={CloseIcon} label={labels.close} />
              </DialogParts.Close>
            </Head>
            <LoadingBar busy={rest.busy ?? false} />
            <VisuallyHidden role="status">{rest.status}</VisuallyHidden>
            <Body data-results aria-busy={rest.busy}>
              {value.trim() === '' ? rest.before : rest.children}
            </Body>
          </Panel>
        </Veil>
      </DialogParts.Portal>
    </DialogParts.Root>
  );
}

const drop = keyframes`from { opacity: 0; transform: translateY(-12px); }`;

const Veil = styled(DialogParts.Overlay)`
  ${backdrop}
  display: grid;
  justify-items: center;
  align-items: start;
  padding: min(9vh, 88px) ${theme.space.m} ${theme.space.m};
  ${media.phone} {
    padding: 0;
  }
`;

const Panel = styled(DialogParts.Content)`
  ${floatingSurface}
  position: relative;
  display: flex;
  flex-direction: column;
  inline-size: min(760px, 100%);
  max-block-size: min(760px, 100%);
  border-radius: ${theme.radius.l};
  overflow: hidden;
  animation: ${drop} ${theme.motion.slow} ${theme.motion.ease} both;
  ${media.phone} {
    block-size: 100dvh;
    max-block-size: none;
    border-radius: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  padding: max(${theme.space.s}, env(safe-area-inset-top)) ${theme.space.s} ${theme.space.s} ${theme.space.m};
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${theme.space.m} ${theme.space.m} max(${theme.space.l}, env(safe-area-inset-bottom));
  overflow-y: auto;
  scrollbar-width: thin;
  overscroll-behavior: contain;
  &:empty {
    padding: 0;
  }
`;
