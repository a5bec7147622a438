import { arm } from './arm.ts';
import type { ArmOptions } from './arm.ts';
import { bodies } from './body.ts';
import type { Body } from './body.ts';
import type { Placement } from './curve.ts';
import type { Figure } from './Figure.ts';
import { hair } from './hair.ts';
import type { HairStyle } from './hair.ts';
import { head } from './head.ts';
import type { Face } from './head.ts';

export type Choice = {
  body: Body;
  face: Face;
  hair: HairStyle;
  at: Placement;
  /** The far arm first. */ arms: readonly ArmOptions[];
  ear?: boolean;
};

/** Assembles a figure: back hair, body, head, front hair, arms. */
export const figureOf = ({ body, face, hair: style, at, arms, ear = true }: Choice): Figure => {
  const { back, front } = hair(style, at);
  return {
    behind: [...back, ...bodies[body], ...head(face, at, ear), ...front],
    over: arms.flatMap(arm),
  };
};
