/** The path of a game for real money. */
export const playPath = (gameId: number) => `/PlayGame/${gameId}`;

/** The path of a game's demo. */
export const demoPath = (gameId: number) => `/play/demo/${gameId}`;
