/* Made by `npm run gen` from openapi/. Do not edit. */

/** GETs that change something: never retried, cached or prefetched. */
export const SIDE_EFFECT_PATHS: readonly string[] = ["/account/favorite-games/{gameId}","/game/{id}","/gameDemo/{id}"];
