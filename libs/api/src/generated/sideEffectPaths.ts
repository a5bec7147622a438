/* Made by `npm run gen` from openapi/. Do not edit. */

/** GETs that change something: never retried, cached or prefetched. */
export const SIDE_EFFECT_PATHS: readonly string[] = ["/account/envoy/pay","/account/envoy/qr","/account/favorite-games/{gameId}","/binary-option/{mode}","/game/{id}","/gameDemo/{id}","/high-flyer/{mode}","/live-slot/lobby","/open-lobby","/sport/betradar/{page}","/sportbook/betconstruct/{page}","/sportbook/upgaming/{page}","/sportsbook/redlane/{page}","/{method}/{provider}/{type}"];
