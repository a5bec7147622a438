/** How many characters a search needs, in a lobby and in the site's search. */
export const MIN_SEARCH_LENGTH = 3;
