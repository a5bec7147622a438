import type { components, operations } from './generated/schema.d.ts';

type Schemas = components['schemas'];

export type Category = Schemas['Category'];
export type Credentials = Schemas['Credentials'];
export type DeviceId = Schemas['DeviceId'];
export type Game = Schemas['Game'];
export type GameHistoryRow = Schemas['GameHistoryRow'];
export type GamePage = Schemas['GamePage'];
export type GameType = Schemas['GameType'];
export type HomeData = Schemas['HomeData'];
export type JackpotTier = Schemas['JackpotTier'];
export type LastWinner = Schemas['LastWinner'];
export type Launch = Schemas['Launch'];
export type LinkedImage = Schemas['LinkedImage'];
export type Profile = Schemas['Profile'];
export type Provider = Schemas['Provider'];
export type SessionReply = Schemas['SessionReply'];
export type SiteOptions = Schemas['SiteOptions'];
export type Slider = Schemas['Slider'];
export type Story = Schemas['Story'];

/** What a lobby is asked for: the `type` of `/games` and `/config`. */
export type LobbyType = NonNullable<NonNullable<operations['getGames']['parameters']['query']>['type']>;
/** The page a slider belongs to: the `type` of `/sliders`. */
export type SliderType = operations['getSliders']['parameters']['query']['type'];
