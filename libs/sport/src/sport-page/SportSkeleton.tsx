import { media, Skeleton, theme } from '@baize/ui';
import { styled } from 'styled-components';

const CHIPS = 5;
const LEAGUES = 3;
const MATCHES = 4;
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The outline of a sportsbook while it opens: filters, leagues with their matches, and the bet slip. */
export function SportSkeleton() {
  return (
    <Root aria-hidden="true">
      <Chips>
        {times(CHIPS).map((index) => (
          <Skeleton key={index} width="96px" height={theme.control.s} />
        ))}
      </Chips>
      <Columns>
        <Leagues>
          {times(LEAGUES).map((league) => (
            <League key={league}>
              <Skeleton width="38%" />
              {times(MATCHES).map((match) => (
                <Match key={match}>
                  <Skeleton width="72%" />
                  <Skeleton height="40px" />
                  <Skeleton height="40px" />
                  <Skeleton height="40px" />
                </Match>
              ))}
            </League>
          ))}
        </Leagues>
        <Slip>
          <Skeleton shape="block" height="280px" />
        </Slip>
      </Columns>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-auto-rows: max-content;
  align-content: start;
  gap: ${theme.space.m};
  inline-size: min(100%, 1240px);
  min-inline-size: 0;
  margin-inline: auto;
  padding: ${theme.space.m};
  overflow: hidden;
`;

const Chips = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  overflow: hidden;
  & > * {
    flex: none;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;

const Leagues = styled.div`
  display: grid;
  gap: ${theme.space.m};
`;

const League = styled.div`
  display: grid;
  gap: ${theme.space.s};
  padding: ${theme.space.m};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface};
`;

const Match = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: center;
  gap: ${theme.space.xs};
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) repeat(3, minmax(52px, 88px));
    & > :first-child {
      grid-column: auto;
    }
  }
`;

const Slip = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;
