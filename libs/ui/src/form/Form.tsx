import { useEffect, useRef, type ComponentPropsWithRef, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { ErrorSummary, type FormProblem } from './ErrorSummary.tsx';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate' | 'action'> & {
  /** The page's own handling of the event is already prevented. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** What is wrong after sending, in the order of the fields. */
  problems?: readonly FormProblem[];
  /** Over the problems, for example "2 alan düzeltilmeli"; needed with `problems`. */
  problemsTitle?: ReactNode;
  /**
   * How often it was sent; when it rises while there are problems, the focus goes to them. `formState.submitCount` of
   * react-hook-form, whose own `shouldFocusError` must then be off.
   */
  attempt?: number;
};

/**
 * A form: its fields one under another, its problems at the head, and no check by the browser, whose words would be in
 * the browser's language.
 *
 * - Use for everything that is sent; put the fields in it and a SubmitRow at its end. `useSubmitGuard` makes one press
 *   one effect.
 * - Not for settings that count at once: Switch and SegmentedControl stand without one. Not for a search: SearchField.
 * - Keys: Enter in a field sends it; in the list of problems Enter leads to the field.
 * - Aloud: after a refusal the focus goes to the list of problems, which is an alert; each is a link to its field.
 */
export function Form({
  onSubmit,
  problems = NONE,
  problemsTitle,
  attempt = 0,
  children,
  ...form
}: FormProps) {
  const summary = useRef<HTMLDivElement>(null);
  const seen = useRef(attempt);
  useEffect(() => {
    if (attempt === seen.current) return;
    seen.current = attempt;
    if (problems.length > 0) summary.current?.focus();
  }, [attempt, problems.length]);
  return (
    <Root
      {...form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(event);
      }}
    >
      <ErrorSummary ref={summary} title={problemsTitle} problems={problems} />
      {children}
    </Root>
  );
}

const NONE: readonly FormProblem[] = [];

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  /* What the keyboard comes to does not stop behind the row of buttons. */
  ${media.phone} {
    &:has(> [data-floating]) :is(input, select, textarea, [role='combobox']) {
      scroll-margin-block-end: 140px;
    }
  }
`;
