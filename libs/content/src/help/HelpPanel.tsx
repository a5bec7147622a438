import { Icon, theme, type IconComponent } from '@baize/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  icon: IconComponent;
  title: string;
  text: string;
  /** The panel's button or link. */
  children: ReactNode;
}

/** A help panel at the end of a page. */
export function HelpPanel({ icon, title, text, children }: Props) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Sign>
        <Icon of={icon} size={26} />
      </Sign>
      <Words>
        <Title id={id}>{title}</Title>
        <Text>{text}</Text>
      </Words>
      {children}
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.m};
  padding: ${theme.space.l};
  border-radius: ${theme.radius.l};
  background:
    radial-gradient(
      90% 160% at 100% 0,
      color-mix(in oklab, ${theme.color.accent} 22%, transparent),
      transparent 70%
    ),
    ${theme.color.surface};
  box-shadow:
    inset 0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 52px;
  block-size: 52px;
  border-radius: ${theme.radius.m};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
`;

const Words = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;
`;

const Title = styled.h2`
  font-size: ${theme.size.l};
`;

const Text = styled.p`
  color: ${theme.color.textMuted};
`;
