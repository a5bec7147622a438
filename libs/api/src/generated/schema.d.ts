/* Made by `npm run gen` from openapi/. Do not edit. */

export interface paths {
    "/account/favorite-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Favourite games of one type */
        get: operations["getFavoriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/favorite-games/{gameId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Add a game to the favourites, or take it away */
        get: operations["toggleFavoriteGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/game-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rounds, newest first */
        get: operations["getGameHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category-games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of one category */
        get: operations["getCategoryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories, providers and last winners of a lobby */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game-detail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who makes a game */
        get: operations["getGameDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a game for real money
         * @description Changes something although it is a GET: a launch opens a session at the provider.
         */
        get: operations["launchGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gameDemo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a game for free
         * @description Changes something although it is a GET: a launch opens a session at the provider.
         */
        get: operations["launchDemo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of games */
        get: operations["getGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/global-game-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tiles of the explore strip */
        get: operations["getGlobalGameCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/homepage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything the home page shows first */
        get: operations["getHomepage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description One call for all steps: credentials alone, with the authenticator's `code` after code 768, with `sms_code` and `id` after
         *     code 770. Replies are the same whether or not the user name exists.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * General options of the brand
         * @description Asked once at start and cached. Status 500 means maintenance. A blocked country (`user.geo` is `AA`) shows the
         *     restricted page only.
         */
        get: operations["getOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pragmatic-jackpot/jackpots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The four tiers of the network jackpot
         * @description Polled every 30 s while it is on screen.
         */
        get: operations["getTierJackpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Providers of a lobby */
        get: operations["getProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the token for a newer one
         * @description The token before the newest one goes on working for a short grace time, so that calls under way do not fail.
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sliders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Banners of one page */
        get: operations["getSliders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player, with the balance */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A web address, absolute or starting with a slash. */
        Address: string;
        Category: {
            /** @description The name of the icon. */
            class?: string;
            home_page?: components["schemas"]["Flag"];
            id: number;
            /** @description The picture of a tile in the explore strip. */
            image?: components["schemas"]["Address"];
            name: string;
            slug: string;
            /** @description Where a tile in the explore strip leads. */
            url?: components["schemas"]["Address"];
        };
        /** @description A refusal whose code stands under `data` (562). */
        CodedRefusal: {
            data: {
                code: number | string;
                message: string;
            };
        };
        Credentials: {
            /** @description The authenticator's code. */
            code?: string;
            /** @description What the SMS step (code 770) returned. */
            id?: string;
            password: string;
            sms_code?: string;
            turnstileToken?: string;
            /** @description Lower-cased by the client. */
            username: string;
        };
        /**
         * @description UTC, `YYYY-MM-DD HH:mm:ss`.
         * @example 2026-03-01 18:30:00
         */
        DateTime: string;
        /** @enum {integer} */
        DeviceId: 1 | 2 | 3;
        /** @description Every shape in which the platform refuses. */
        ErrorReply: components["schemas"]["SuccessFalse"] | components["schemas"]["StatusFalse"] | components["schemas"]["CodedRefusal"] | components["schemas"]["FieldErrors"] | components["schemas"]["PlainMessage"];
        /** @description Messages by field, the first of each being the one to show. */
        FieldErrors: {
            errors: {
                [key: string]: string[];
            };
            message?: string;
        };
        /**
         * @description 1 means yes.
         * @enum {integer}
         */
        Flag: 0 | 1;
        Game: {
            class?: string;
            /** @description 1 means that it can be played for free. */
            demo: components["schemas"]["Flag"];
            game_id?: string;
            game_image?: components["schemas"]["Address"];
            /** @description 1 means that it is shown on the home page. */
            home_page?: components["schemas"]["Flag"];
            id: number;
            iframe?: components["schemas"]["Flag"];
            /** @description The tile's picture; an address that ends in `.mp4` is a film. */
            image: components["schemas"]["Address"];
            index?: number;
            name: string;
            /** @description The maker; some lists give the bare name. */
            provider?: components["schemas"]["ProviderRef"] | string;
            provider_id?: number;
            provider_name?: string;
            type?: components["schemas"]["GameType"];
            url?: components["schemas"]["Address"];
        };
        GameHistoryRow: {
            amount: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            game_id?: number;
            game_image?: components["schemas"]["Address"];
            game_name: string;
            id: number;
            player_balance?: components["schemas"]["Money"];
            transaction_id?: string;
            /**
             * @description 1 bet; 2 win; 3 refund.
             * @enum {integer}
             */
            type: 1 | 2 | 3;
        };
        GamePage: {
            current_page: number;
            data: components["schemas"]["Game"][];
            last_page: number;
            /** @description Present while there is a further page. */
            next_page_url: string | null;
            per_page: number;
            total: number;
        };
        GamePageReply: {
            games: components["schemas"]["GamePage"];
        };
        /**
         * @description 2 virtual, 4 casino, 5 live casino, 6 bingo, 7 TV games, 8 airship games.
         * @enum {integer}
         */
        GameType: 2 | 4 | 5 | 6 | 7 | 8;
        HomeData: {
            casino_games: components["schemas"]["Game"][];
            live_casino_games: components["schemas"]["Game"][];
            payments: components["schemas"]["LinkedImage"][];
            sliders: components["schemas"]["Slider"][];
            stories: components["schemas"]["Story"][];
        };
        JackpotTier: {
            /** @description Whole cents. */
            amount: number;
            /** @enum {string} */
            name: "minor" | "major" | "mega" | "grand";
        };
        LastWinner: {
            amount: components["schemas"]["Money"];
            image: components["schemas"]["Address"];
            name: string;
            /** @description Masked by the platform. */
            username: string;
        };
        /** @description How a game is opened. */
        Launch: {
            /** @description 2 means that the whole window goes to `url`. */
            device?: components["schemas"]["DeviceId"];
            /** @description 1 means the full-screen layout with a header. */
            full_screen?: components["schemas"]["Flag"];
            game_category?: components["schemas"]["GameType"];
            name?: string;
            /**
             * @description `url` is framed; `script` is run in the isolated script host.
             * @enum {string}
             */
            type: "url" | "script";
            url: string;
        };
        LaunchReply: {
            data: components["schemas"]["Launch"];
            /** @constant */
            success: true;
        } | components["schemas"]["SuccessFalse"];
        /** @description A payment shortcut or a banner. */
        LinkedImage: {
            image: components["schemas"]["Address"];
            url: components["schemas"]["Address"];
        };
        /**
         * @description An amount in the player's currency, two decimal places, a point between them.
         * @example 1234.50
         */
        Money: string;
        PlainMessage: {
            message: string;
        };
        Profile: {
            /** @description The main wallet. */
            balance: components["schemas"]["Money"];
            /** @description 1 lira, 2 dollar, anything else euro. */
            currency: number;
            email?: string;
            favorite_games?: number[];
            ga_verification_status?: components["schemas"]["Flag"];
            id: number;
            name?: string;
            sms_verification_status?: components["schemas"]["Flag"];
            surname?: string;
            user_detail?: components["schemas"]["UserDetail"];
            username: string;
        };
        Provider: {
            game_count: number;
            id: number;
            image?: components["schemas"]["Address"];
            name: string;
        };
        /**
         * @description A provider is shown when this is exactly `'1'`.
         * @enum {string}
         */
        ProviderFlag: "0" | "1";
        ProviderRef: {
            id: number;
            image?: components["schemas"]["Address"];
            name: string;
        };
        SessionReply: {
            access_token: string;
            /** @description Seconds that the token lives. */
            expires_in?: number;
            /** @constant */
            token_type?: "bearer";
            user: components["schemas"]["Profile"];
        };
        /** @description General options of one brand's site. */
        SiteOptions: {
            /** @description The host the site should be read at; empty means any. */
            active_domain: string;
            betconstruct?: components["schemas"]["ProviderFlag"];
            betradar?: components["schemas"]["ProviderFlag"];
            custom_css?: string;
            description?: string;
            discord?: components["schemas"]["Address"];
            domain: string;
            facebook?: components["schemas"]["Address"];
            favicon?: components["schemas"]["Address"];
            golden_treasure_url?: components["schemas"]["Address"];
            google_play_app_url?: components["schemas"]["Address"];
            instagram?: components["schemas"]["Address"];
            keys?: {
                TURNSTILE_SITE_KEY?: string;
            };
            keywords?: string;
            license_description?: string;
            license_domain?: string;
            linkedin?: components["schemas"]["Address"];
            logo?: components["schemas"]["Address"];
            logo_mobile?: components["schemas"]["Address"];
            mobile_live_support?: string;
            name: string;
            /** @description The text of the marquee; empty means none. */
            notice?: string;
            pinterest?: components["schemas"]["Address"];
            poker: components["schemas"]["ProviderFlag"];
            reddit?: components["schemas"]["Address"];
            redlane?: components["schemas"]["ProviderFlag"];
            request_bonus_url?: components["schemas"]["Address"];
            sport: components["schemas"]["ProviderFlag"];
            telegram?: components["schemas"]["Address"];
            threads?: components["schemas"]["Address"];
            tiktok?: components["schemas"]["Address"];
            title: string;
            tumblr?: components["schemas"]["Address"];
            /** @description Whether login, registration and the like ask for a captcha. */
            turnstile_validation: boolean;
            tv_domain?: string;
            twitter?: components["schemas"]["Address"];
            user: {
                /** @description The visitor's country, ISO 3166-1 alpha-2. `AA` is blocked. */
                geo: string;
            };
            /** @description HTML of the live-support widget; it may contain scripts. */
            web_live_support?: string;
            whatsapp?: components["schemas"]["Address"];
            wheel_of_fortune_url?: components["schemas"]["Address"];
            youtube?: components["schemas"]["Address"];
        };
        Slider: {
            image: components["schemas"]["Address"];
            url: components["schemas"]["Address"];
        };
        /** @description A refusal with a code beside its message. */
        StatusFalse: {
            code?: number | string;
            /** @description The id of the SMS step (code 770). */
            id?: string;
            message: string;
            /** @constant */
            status: false;
        };
        Story: {
            id: number;
            image: components["schemas"]["Address"];
            /** @description What the win multiplied the stake by, as shown (`x1250`). */
            multiplier: string;
            url: components["schemas"]["Address"];
        };
        /** @description A refusal, wherever `success` is false. */
        SuccessFalse: {
            data: {
                code?: number | string;
                message: string;
            };
            /** @constant */
            success: false;
        };
        UserDetail: {
            address?: string | null;
            city?: string | null;
            country_id?: number | null;
            /** @description 1 male, anything else female. */
            gender?: number;
            phone?: string | null;
            phone_verification?: components["schemas"]["Flag"];
            total_deposit?: components["schemas"]["Money"];
            total_withdraw?: components["schemas"]["Money"];
        };
    };
    responses: {
        /** @description The request makes no sense to the platform. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description This player may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Not with this method. */
        MethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description There is no such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The body is larger than any call needs. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The platform failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Too often; Retry-After says when to come back. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description No token, or one that is no longer good. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
    };
    parameters: {
        /** @description The language of texts and pictures. Anything else counts as `tr`. */
        AcceptLanguage: string;
        /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
        Device: components["schemas"]["DeviceId"];
        GameId: string;
        Lang: "tr" | "en";
        Page: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getFavoriteGames: {
        parameters: {
            query: {
                type: components["schemas"]["GameType"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Type 2 gives the list itself, the others wrap it once more. */
                        data: components["schemas"]["Game"][] | {
                            data: components["schemas"]["Game"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    toggleFavoriteGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                gameId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Toggled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlainMessage"];
                        success?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description Refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getGameHistory: {
        parameters: {
            query?: {
                end_date?: components["schemas"]["DateTime"];
                page?: components["parameters"]["Page"];
                start_date?: components["schemas"]["DateTime"];
                /** @description 1 bet, 2 win, 3 refund; left out means all. */
                type?: 1 | 2 | 3;
            };
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            current_page: number;
                            data: components["schemas"]["GameHistoryRow"][];
                            last_page: number;
                            per_page: number;
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The dates are wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            /** @description The platform took too long. */
            524: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
        };
    };
    getCategoryGames: {
        parameters: {
            query: {
                category_id: number;
                page?: components["parameters"]["Page"];
                /** @description One provider id, or several with commas. */
                provider?: string;
                type?: "casino" | "live_casino" | "bingo" | "tv_games" | "favorite_games" | "virtual_games" | "games";
            };
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getConfig: {
        parameters: {
            query: {
                sort?: "name";
                type: "casino" | "live_casino" | "bingo" | "tv_games" | "favorite_games" | "virtual_games" | "games";
            };
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What frames the lobby. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            categories: components["schemas"]["Category"][];
                            last_winners: components["schemas"]["LastWinner"][];
                            providers: components["schemas"]["Provider"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getGameDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            demo?: components["schemas"]["Flag"];
                            image?: components["schemas"]["Address"];
                            name?: string;
                            provider_id: number;
                            type?: components["schemas"]["GameType"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    launchGame: {
        parameters: {
            query?: {
                /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
                device?: components["parameters"]["Device"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The launch, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    launchDemo: {
        parameters: {
            query?: {
                /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
                device?: components["parameters"]["Device"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["GameId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The launch, or a refusal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            /** @description Refused. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getGames: {
        parameters: {
            query?: {
                category_id?: number;
                page?: components["parameters"]["Page"];
                per_page?: number;
                /** @description One provider id, or several with commas. */
                provider?: string;
                search?: string;
                type?: "casino" | "live_casino" | "bingo" | "tv_games" | "favorite_games" | "virtual_games" | "games";
            };
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getGlobalGameCategories: {
        parameters: {
            query?: {
                /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
                device?: components["parameters"]["Device"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: components["schemas"]["Category"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getHomepage: {
        parameters: {
            query?: {
                /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
                device?: components["parameters"]["Device"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Home data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HomeData"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Refused, or a further step is wanted. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is dead. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getTierJackpots: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jackpots; the first one is shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            jackpots: {
                                tiers: components["schemas"]["JackpotTier"][];
                            }[];
                        };
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getProviders: {
        parameters: {
            query: {
                type: "casino" | "live_casino" | "bingo" | "tv_games" | "virtual_games" | "games";
            };
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        providers: components["schemas"]["Provider"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getSliders: {
        parameters: {
            query: {
                /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
                device?: components["parameters"]["Device"];
                lang?: components["parameters"]["Lang"];
                type: "casino" | "live_casino" | "bingo" | "game" | "beton" | "virtual" | "world_cup";
            };
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners, first one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sliders: components["schemas"]["Slider"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else counts as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
}
