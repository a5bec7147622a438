import { openLoginDialog, useIsPlayer } from '@baize/session';
import { Icon, liftOnHover, NextIcon, theme, UiLink, type IconComponent } from '@baize/ui';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';

interface Props {
  icon: IconComponent;
  title: string;
  text: string;
  href: string;
}

/** A link to a players-only page: a visitor logs in first and then continues there. */
export function RewardTile({ icon, title, text, href }: Props) {
  const isPlayer = useIsPlayer();
  const navigate = useNavigate();
  const inside = (
    <>
      <Sign>
        <Icon of={icon} size={26} />
      </Sign>
      <span>
        <Title>{title}</Title>
        <Text>{text}</Text>
      </span>
      <Icon of={NextIcon} size={20} />
    </>
  );
  return (
    <Root>
      {isPlayer ? (
        <UiLink href={href} data-part="card">
          {inside}
        </UiLink>
      ) : (
        <button type="button" data-part="card" onClick={() => openLoginDialog(() => void navigate(href))}>
          {inside}
        </button>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  & > * {
    ${liftOnHover}
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space.m};
    min-block-size: 92px;
    padding: ${theme.space.m};
    border: 0;
    background:
      radial-gradient(
        70% 180% at 0 50%,
        color-mix(in oklab, ${theme.color.accent} 26%, transparent),
        transparent 75%
      ),
      ${theme.color.surface};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
`;

const Sign = styled.span`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};
  box-shadow:
    0 0 0 5px color-mix(in oklab, ${theme.color.accent} 18%, transparent),
    ${theme.shadow.m};
`;

const Title = styled.span`
  display: block;
  font-family: ${theme.font.display};
  font-size: ${theme.size.l};
  font-weight: ${theme.weight.display};
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

const Text = styled.span`
  display: block;
  margin-block-start: 2px;
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`;
