/* @chunk base */
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { theme } from '../theme/theme.ts';

export type StateCardProps = {
  icon: IconComponent;
  title: ReactNode;
  text?: ReactNode;
  /** Next steps: one primary button, perhaps a quiet second one. */
  action?: ReactNode;
  tone?: 'calm' | 'danger' | 'warning';
  /** Level of the title in the page's outline. */
  level?: 1 | 2 | 3;
  role?: 'alert' | 'status';
};

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** The layout shared by the empty, error, restricted and offline states; use those, since they set icon and tone. */
export function StateCard({ icon, title, text, action, tone = 'calm', level = 2, role }: StateCardProps) {
  return (
    <Root data-tone={tone} role={role}>
      <Sign>
        <Icon of={icon} size={30} />
      </Sign>
      <Title as={HEADINGS[level]}>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Actions>{action}</Actions>}
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space.s};
  padding: ${theme.space.xxl} ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  text-align: center;
  overflow: hidden;
  isolation: isolate;
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background-image: ${theme.motif.image};
    opacity: 0.34;
    /* It ends above the text. */
    mask-image: radial-gradient(ellipse 80% 168px at 50% 0, #000 20%, transparent);
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  box-shadow: ${theme.shadow.m};
  [data-tone='danger'] > & {
    background: ${theme.color.raised};
    color: ${theme.color.dangerText};
  }
  [data-tone='warning'] > & {
    background: ${theme.color.raised};
    color: ${theme.color.warningText};
  }
`;

const Title = styled.h2`
  margin-block-start: ${theme.space.xs};
  font-size: ${theme.size.xl};
  overflow-wrap: anywhere;
  max-inline-size: 100%;
`;

const Text = styled.p`
  max-inline-size: 46ch;
  text-wrap: balance;
  color: ${theme.color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.s};
  margin-block-start: ${theme.space.s};
  max-inline-size: 100%;
`;
