const SHORT_NAME = 16;

/** Longer than a team's short name: it needs a line of its own where there is little room. */
export const isLongOutcome = (outcome: string) => outcome.length > SHORT_NAME;
