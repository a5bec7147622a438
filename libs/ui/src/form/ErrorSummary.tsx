/* @chunk fields */
import type { MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { ErrorIcon } from '../icon/icons.ts';
import { theme } from '../theme/theme.ts';
import { findField } from './findField.ts';

export type FormProblem = {
  /** The `id` or the `name` of the field. Without it the entry isn't a link: for errors of the whole form. */
  field?: string;
  /** The validation error and how to fix it; the same text as next to the field. */
  message: ReactNode;
};

export type ErrorSummaryProps = {
  title: ReactNode;
  problems: readonly FormProblem[];
  ref?: Ref<HTMLDivElement>;
};

/**
 * All validation errors of a form, at its top; each entry links to its field. It is rendered even when empty,
 * since it is a live region.
 */
export function ErrorSummary({ title, problems, ref }: ErrorSummaryProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>, name: string) => {
    const field = findField(event.currentTarget.closest('form') ?? document, name);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <Root ref={ref} role="alert" tabIndex={-1}>
      {problems.length > 0 && (
        <Card>
          <Sign>
            <Icon of={ErrorIcon} size={22} />
          </Sign>
          <div>
            <Title>{title}</Title>
            <List>
              {problems.map(({ field, message }, index) => (
                <li key={field ?? index}>
                  {field === undefined ? (
                    message
                  ) : (
                    <Link href={`#${field}`} onClick={(event) => go(event, field)}>
                      {message}
                    </Link>
                  )}
                </li>
              ))}
            </List>
          </div>
        </Card>
      )}
    </Root>
  );
}

const Root = styled.div`
  border-radius: ${theme.radius.m};
  scroll-margin-block: calc(var(--bz-bar-top, 0px) + ${theme.space.m}) ${theme.space.m};
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &:empty {
    display: none;
  }
`;

const Card = styled.div`
  display: flex;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border-radius: inherit;
  background: ${theme.color.raised};
  color: ${theme.color.text};
  box-shadow:
    inset 0 0 0 1px color-mix(in oklab, ${theme.color.dangerText} 45%, transparent),
    inset 4px 0 0 ${theme.color.dangerText};
`;

const Sign = styled.span`
  color: ${theme.color.dangerText};
`;

const Title = styled.p`
  font-weight: ${theme.weight.bold};
`;

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin-block-start: ${theme.space.xxs};
  font-size: ${theme.size.s};
`;

const Link = styled.a`
  display: inline-block;
  padding-block: 3px;
  color: ${theme.color.dangerText};
  font-weight: ${theme.weight.medium};
`;
