import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { ErrorIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';

/** What a control must carry so that its label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldWords = {
  label: ReactNode;
  /** Said before anything went wrong, for example the format. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; announced when it appears. */
  error?: ReactNode;
  /** Stands at the end of the label's line: "optional", a "forgotten?" link, a counter. */
  aside?: ReactNode;
};

export type FieldProps = FieldWords & { id?: string; children: (control: FieldControl) => ReactNode };

/** Label, hint and error around one control. Every text field is built on it; use it directly for a control of your own. */
export function Field({ label, hint, error, aside, id, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <Root>
      <Line>
        <Label htmlFor={controlId}>{label}</Label>
        {aside && <Aside>{aside}</Aside>}
      </Line>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <ErrorLine id={errorId} role="alert">
        {error && (
          <>
            <Icon of={ErrorIcon} size={16} />
            <span>{error}</span>
          </>
        )}
      </ErrorLine>
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  min-inline-size: 0;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.s};
`;

const Label = styled.label`
  color: ${theme.color.text};
  font-size: ${theme.size.s};
  font-weight: ${theme.weight.medium};
`;

const Aside = styled.span`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;

/* Always in the document: a live region that is born together with its words is not announced by every reader. */
const ErrorLine = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space.xxs};
  color: ${theme.color.dangerText};
  font-size: ${theme.size.s};
  line-height: 1.35;
  &:empty {
    display: none;
  }
`;

const Hint = styled.p`
  margin: 0;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
  line-height: 1.35;
`;
