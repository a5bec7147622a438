/** The route of a game in a separate window (spec 2/2.4/2). */
export const gameWindowPath = '/PlayGameNewWindow/:gameName/:id';
