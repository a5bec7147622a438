import { styled } from 'styled-components';
import { UiLink } from '../link/UiLink.tsx';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';

export type PaymentShortcutProps = {
  name: string;
  image: string;
  /** Omit it if there is no deposit form to link to. */
  href?: string;
};

/**
 * A payment method as a tile that links to its deposit form.
 *
 * - Use for the few methods shown on the home page.
 * - Not for choosing among all methods: PaymentMethodGrid. Not for the footer's logos: PaymentLogos.
 * - Keys: Enter follows it.
 * - Screen reader: a link named after the method; without `href` an image of that name.
 */
export function PaymentShortcut({ name, image, href }: PaymentShortcutProps) {
  const imageElement = (
    <Image src={image} alt={href ? '' : name} width={200} height={100} loading="lazy" decoding="async" />
  );
  return href ? (
    <Linked href={href} aria-label={name}>
      {imageElement}
    </Linked>
  ) : (
    <Plate>{imageElement}</Plate>
  );
}

const plate = `
  display: grid;
  place-items: center;
  inline-size: clamp(128px, 34vw, 168px);
  block-size: 72px;
  padding: ${theme.space.xs} ${theme.space.s};
  border-radius: ${theme.radius.m};
  /* Logos are drawn for the brand's own scheme: light plates stay light, and logos for dark plates are inverted. */
  background: var(--bz-plate, ${theme.color.raised});
  box-shadow:
    0 0 0 1px ${theme.color.line},
    ${theme.shadow.s};
  overflow: hidden;
`;

const Plate = styled.span`
  ${plate}
`;

const Linked = styled(UiLink)`
  ${plate}
  transition: box-shadow ${theme.motion.fast} ${theme.motion.ease};
  ${media.hover} {
    &:hover {
      box-shadow:
        0 0 0 2px ${theme.color.accent},
        ${theme.shadow.m};
    }
  }
`;

const Image = styled.img`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;
  object-fit: contain;
  filter: var(--bz-logo-turn, none);
`;
