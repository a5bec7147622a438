import {
  Badge,
  Button,
  GameTile,
  JackpotBoard,
  PasswordField,
  Rail,
  theme,
  TextField,
  TopBar,
} from '@baize/ui';
import { placeholderImage, storyTitle } from '@baize/ui/placeholder-image';
import { styled } from 'styled-components';
import type { BrandAssets } from 'virtual:brand-themes';
import { svgDataUrl } from './svgDataUrl.ts';

interface BrandCardProps {
  assets: BrandAssets;
  scheme: 'dark' | 'light';
}

const nothing = () => undefined;
const GAMES = [0, 5, 12, 13, 17] as const;
const JACKPOTS = {
  grand: { name: 'Grand', amount: 4_071_909_07 },
  mega: { name: 'Mega', amount: 369_206_46 },
  major: { name: 'Major', amount: 30_544_82 },
  minor: { name: 'Minor', amount: 2_964_02 },
};
const lira = new Intl.NumberFormat('tr', { style: 'currency', currency: 'TRY' });

/** One brand at a glance: header, tiles, buttons, form and jackpots, always in that brand's own theme. */
export function BrandCard({ assets, scheme }: BrandCardProps) {
  const { brand, variables, artwork } = assets;
  const logo = svgDataUrl(artwork['logo.svg'], variables[scheme]['--bz-color-onHeader']);
  return (
    <Ground style={{ ...variables[scheme], colorScheme: scheme }} aria-label={brand.name}>
      <TopBar logo={<Logo src={logo} alt={brand.name} />} account={<Button size="s">Giriş yap</Button>} />
      <Body>
        <Rail heading={brand.tagline.tr} prevLabel="Önceki oyunlar" nextLabel="Sonraki oyunlar">
          {GAMES.map((index) => (
            <GameTile
              key={index}
              name={storyTitle(index)}
              image={placeholderImage(`game-${brand.theme.tile}`, index)}
              playLabel="Oyna"
              onPlay={nothing}
            />
          ))}
        </Rail>
        <Row>
          <Button>Para yatır</Button>
          <Button variant="secondary">Oyunlara git</Button>
          <Button variant="quiet">Vazgeç</Button>
          <Badge tone="accent">Yeni</Badge>
          <Badge tone="live" dot>
            Canlı
          </Badge>
        </Row>
        <Form>
          <TextField label="Kullanıcı adı" defaultValue="deniz_kara" />
          <PasswordField
            label="Şifre"
            defaultValue="1234"
            revealLabel="Göster"
            concealLabel="Gizle"
            error="En az 6 karakter olmalı."
          />
        </Form>
        <JackpotBoard
          heading={`${brand.name} jackpot`}
          tiers={JACKPOTS}
          format={(amount) => lira.format(amount / 100)}
        />
      </Body>
    </Ground>
  );
}

const Ground = styled.section`
  min-inline-size: 0;
  overflow: hidden;
  color: ${theme.color.text};
  background: linear-gradient(${theme.color.surface}, ${theme.color.canvas} 40rem);
  font-family: ${theme.font.text};
`;

const Logo = styled.img`
  block-size: 30px;
  inline-size: auto;
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space.l};
  /* In line with the logo above. */
  padding: ${theme.space.l} ${theme.page.gutter};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};
`;

const Form = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: ${theme.space.m};
`;
