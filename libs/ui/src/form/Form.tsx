/* @chunk fields */
import { useEffect, useRef, type ComponentPropsWithRef, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { ErrorSummary, type FormProblem } from './ErrorSummary.tsx';

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate' | 'action'> & {
  /** The event's default action is already prevented. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Validation errors after sending, in the order of the fields. */
  problems?: readonly FormProblem[];
  /** Above the errors, for example "2 alan düzeltilmeli"; required with `problems`. */
  problemsTitle?: ReactNode;
  /**
   * How often it was sent; when it increases while there are problems, focus moves to them. With react-hook-form, pass
   * `formState.submitCount` and turn off `shouldFocusError`.
   */
  attempt?: number;
};

/**
 * A form: its fields stacked, its validation errors at the top. Native validation is off, since its messages are in the
 * browser's language.
 *
 * - Use for all input that is sent; put the fields in it and a SubmitRow at its end. `useSubmitGuard` makes sure that
 *   one press sends once.
 * - Not for settings that take effect immediately: Switch and SegmentedControl need no form. Not for a search:
 *   SearchField.
 * - Keys: Enter in a field sends it; in the error summary Enter moves to the field.
 * - Screen reader: after a refusal focus moves to the error summary, which is an alert; each entry is a link to its
 *   field.
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
      /* If the script hasn't loaded, typed values don't end up in the URL. */
      method="post"
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
  /* A focused control isn't scrolled behind the row of buttons. */
  ${media.phone} {
    &:has(> [data-floating]) :is(input, select, textarea, button, [role='combobox']) {
      scroll-margin-block-end: 140px;
    }
  }
`;
