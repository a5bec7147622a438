/* Made by `npm run gen` from openapi/. Do not edit. */

export interface paths {
    "/{method}/{provider}/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Any page of a script-based sportsbook
         * @description For sportsbooks that run as a script. The method is `sport`; an unknown provider or type returns 404. Any other
         *     operation with a three-part path takes precedence. Has a side effect although it is a GET: the URL contains a
         *     one-time code. `history` shows the player's own bets and requires a player (401). For a brand without sport it
         *     returns 404.
         */
        get: operations["getSportScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/available-freespin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Games with free spins to claim */
        get: operations["getAvailableFreeSpins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/bonus-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bonuses, newest first */
        get: operations["getBonusHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/claim-freespin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claim the free spins of a game */
        post: operations["claimFreeSpin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/deactive-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a cool-off or self-exclusion
         * @description Ends all of the player's sessions immediately. Until the period is over, a login with the correct password returns
         *     `locked`. A period can be extended by a longer one, but never shortened.
         */
        post: operations["deactivateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/deposit/{method}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deposit with a payment method
         * @description A method's `endpoint` is the path of this operation; it matches `^[a-z0-9_-]+(/[a-z0-9_-]+){0,3}$`. Sent as form
         *     data; JSON is accepted too. A `form` method returns a message and waits for approval; `redirect` and `window` return
         *     the URL of a payment window. Only one deposit can be pending at a time.
         */
        post: operations["startDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/deposit/rovpay/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Step one of a Rovpay deposit, get the account to pay to */
        post: operations["openRovpayAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/deposit/rovpay/deposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step two of a Rovpay deposit, confirm the payment
         * @description The token can be used once, for the player and the amount of step one.
         */
        post: operations["confirmRovpayDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/embed-ticket/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a ticket that identifies the player to an embedded page
         * @description The value for the `{ticket}` placeholder in an embedded page's URL, if its URL in the options has one. The page then
         *     knows the player and can award real bonuses. A ticket identifies one player to one page for ten to twenty minutes,
         *     and gives no other access.
         */
        get: operations["getEmbedTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/envoy/available-payments/{bankSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The amounts that a bank currently accepts */
        get: operations["getEnvoyPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/envoy/bank-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The banks available through Envoy */
        get: operations["getEnvoyBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/envoy/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the payment window for an amount at a bank
         * @description Has a side effect although it is a GET: it starts a deposit.
         */
        get: operations["openEnvoyPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/envoy/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the QR payment window for an amount
         * @description Has a side effect although it is a GET: it starts a deposit.
         */
        get: operations["openEnvoyQr"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
        /** Add a game to the favourites, or remove it */
        get: operations["toggleFavoriteGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/financial-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deposits and withdrawals, newest first */
        get: operations["getFinancialHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/free-spin-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Free spins, newest first */
        get: operations["getFreeSpinHistory"];
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
    "/account/game-transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers between the main and the poker wallet, newest first */
        get: operations["getGameTransfers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Movements of the main wallet, newest first */
        get: operations["getAccountLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/payment-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deposit or withdrawal methods, with their forms */
        get: operations["getPaymentDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment methods to filter the finance list by */
        get: operations["getPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register an account, in two steps */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/session-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Logins, newest first */
        get: operations["getSessionHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/verifications/sms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to a phone
         * @description Once in 120 seconds per player. One phone per IP address in 5 minutes and three in 24 hours; sending to the same
         *     phone again counts as the same request.
         */
        post: operations["sendPhoneVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/verifications/sms-check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a phone with its code
         * @description Five attempts within ten minutes. On success the phone becomes the player's.
         */
        post: operations["checkPhoneVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/withdraw/{method}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw with a payment method
         * @description A method's `endpoint` is the path of this operation; it matches `^[a-z0-9_-]+(/[a-z0-9_-]+){0,3}$`. Sent as form
         *     data; JSON is accepted too. The amount is held until the withdrawal is approved, rejected or cancelled. Only one
         *     withdrawal can be pending at a time.
         */
        post: operations["startWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/add-poker-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the player's poker user
         * @description One per player; names are case-insensitive. Transfers and the poker lobby require one (code 1005).
         */
        post: operations["addPokerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/betradar-widget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The matches of the sports banner */
        get: operations["getBetradarWidget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binary-option/{mode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the binary option
         * @description Has a side effect although it is a GET: it opens a session at the provider. `lobby` uses the binary-option wallet
         *     and requires a player (401); `lobby-demo` uses play money and is open to visitors.
         */
        get: operations["openBinaryOption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binary-option/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The balance of the binary-option wallet */
        get: operations["getBinaryOptionBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/binary-option/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money between the main and the binary-option wallet
         * @description Type 1 is main to wallet, type 2 wallet to main.
         */
        post: operations["transferBinaryOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancel-pending-transactions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Cancel a pending deposit or withdrawal
         * @description The amount held for a withdrawal is returned to the balance. Some jurisdictions forbid cancelling a withdrawal; it
         *     is then refused.
         */
        put: operations["cancelPendingTransaction"];
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
        /** A page of one category's games */
        get: operations["getCategoryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Ends the player's other sessions; the current one continues.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/check-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether an authenticator is set up */
        get: operations["checkTwoFactor"];
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
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries with their dial codes */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/disable-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the authenticator */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/egt/jackpots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The four levels of the amusement jackpot */
        get: operations["getEgtJackpots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/enable-2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set up an authenticator
         * @description From now on the login requires its code. The secret is shown only in this reply.
         */
        post: operations["enableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forget-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password-reset link
         * @description The reply is the same whether or not the player exists. The link is sent to the player's e-mail address and works
         *     once, for an hour.
         */
        post: operations["forgetPassword"];
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
        /** Details of a game, such as its provider */
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
         * @description Has a side effect although it is a GET: a launch opens a session at the provider.
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
         * Open a game as a demo
         * @description Has a side effect although it is a GET: a launch opens a session at the provider.
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
    "/high-flyer/{mode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open High Flyer
         * @description Has a side effect although it is a GET: it opens a session at the provider. `lobby` uses the main balance and
         *     requires a player (401); `lobby-demo` uses play money and is open to visitors.
         */
        get: operations["openHighFlyer"];
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
        /** Data for the home page */
        get: operations["getHomepage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/klaspoker/TotalMemberBalances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players, tables and money at the poker tables
         * @description Polled every 60 s while it is visible.
         */
        get: operations["getPokerTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits/{limitType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the limits of one kind */
        get: operations["getLimits"];
        put?: never;
        /**
         * Change the limits of one kind
         * @description A stricter limit applies immediately. A change that raises any limit is accepted no earlier than 24 hours after the
         *     last change, and refused as a whole before that.
         */
        post: operations["setLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live-slot/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The balance of the live-slot wallet
         * @description The balance is `data.balance`.
         */
        get: operations["getLiveSlotBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live-slot/lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a live-slot room
         * @description Has a side effect although it is a GET: it opens a session at the provider. Stakes are taken from the live-slot
         *     wallet.
         */
        get: operations["openLiveSlotLobby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live-slot/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money between the main and the live-slot wallet
         * @description Type 1 is main to wallet, type 2 wallet to main. The message is `data.message`.
         */
        post: operations["transferLiveSlot"];
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
         * @description One operation for all steps. The first call sends only the credentials; after code 768 they are sent with the
         *     authenticator's `code`, after code 770 with `sms_code` and `id`. Replies are the same whether or not the user name
         *     exists.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/sms-resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the login code
         * @description Ends the step with this `id` and starts a new one. Allowed once in 60 seconds.
         */
        post: operations["resendLoginSms"];
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
    "/open-lobby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the poker lobby
         * @description Has a side effect although it is a GET: it opens a session at the provider. Without a poker user it is refused with
         *     code 1005.
         */
        get: operations["openPokerLobby"];
        put?: never;
        post?: never;
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
         * @description Requested once at startup and cached. Status 500 means maintenance, and so does 503 with `Retry-After`, which gives
         *     its end. Without it, 503 is a temporary failure, like 502 and 504. A blocked country (`user.geo` is `AA`) shows only
         *     the restricted page.
         *
         *     The reply contains the visitor's country, so it is `Cache-Control: private`: the visitor's own browser may store it,
         *     but shared caches may not. A site server that requests it without a visitor leaves `user` out of the pages it
         *     renders.
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
    "/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content pages */
        get: operations["getPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pending-transactions/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pending deposits or withdrawals */
        get: operations["getPendingTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/poker-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The balance of the poker wallet */
        get: operations["getPokerBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/poker-transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money between the main and the poker wallet
         * @description Type 1 is poker to main, type 2 main to poker. Each transfer appears in the game transfers.
         */
        post: operations["transferPoker"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/popup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The home page's popup */
        get: operations["getPopup"];
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
         * @description Polled every 30 s while it is visible.
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
    "/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Promotions */
        get: operations["getPromotions"];
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
         * @description The previous token stays valid for a short grace period, so that calls in flight do not fail.
         */
        post: operations["refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with an e-mailed link
         * @description Ends all of the player's sessions.
         */
        post: operations["resetPassword"];
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
    "/sport/betradar/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the Betradar sportsbook, as a script
         * @description Has a side effect although it is a GET: the URL contains a one-time code. `history` shows the player's own bets and
         *     requires a player (401). For a brand without sport it returns 404.
         */
        get: operations["getBetradarPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportbook/betconstruct/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the Betconstruct sportsbook
         * @description Has a side effect although it is a GET: the URL contains a one-time code. `history` shows the player's own bets and
         *     requires a player (401). For a brand without sport it returns 404.
         */
        get: operations["getBetconstructPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportbook/upgaming/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the Upgaming sportsbook
         * @description Has a side effect although it is a GET: the URL contains a one-time code. For a brand without sport it returns 404.
         */
        get: operations["getUpgamingPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sportsbook/redlane/{page}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the Redlane sportsbook
         * @description Has a side effect although it is a GET: the URL contains a one-time code. `history` shows the player's own bets and
         *     requires a player (401). For a brand without sport it returns 404.
         */
        get: operations["getRedlanePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/toggle-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a login code on or off
         * @description For `google` an authenticator must be set up; for `sms` the phone must be verified.
         */
        post: operations["toggleVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change e-mail address and phone
         * @description A new phone is unverified, and the SMS code at login is off until it is verified.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-profile-address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the address */
        put: operations["updateProfileAddress"];
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
        /** The player's profile, with the balance */
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
        AccountDeactivation: {
            /**
             * @description Cool-off: 1 is 24 hours, 2 one week, 3 30 days. Self-exclusion: 4 is 3 or 6 months, depending on the brand, 5 one
             *     year, 6 five years.
             * @enum {integer}
             */
            type: 1 | 2 | 3 | 4 | 5 | 6;
        };
        AccountLog: {
            amount: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            /** @description More about it, in words. */
            external_data?: string | null;
            /** @description What the movement is known by. */
            external_id?: string;
            id: number;
            /** @description The reason of the movement; a translation key. */
            log_name: string;
            new_balance: components["schemas"]["Money"];
        };
        /** @description A URL, absolute or starting with a slash. */
        Address: string;
        AddressChange: {
            address: string;
            city: string;
            /** @description The country's id. */
            country: number;
        };
        /**
         * @description An amount entered by a player; more than 0, with at most two decimal places.
         * @example 250.00
         * @example 250
         */
        Amount: string | number;
        BalanceReply: {
            data: {
                balance: components["schemas"]["Money"];
            };
        };
        /** @description A match for the sports banner of the home page. */
        BannerMatch: {
            id?: string;
            odds: components["schemas"]["MatchOdds"];
            start_time: components["schemas"]["DateTime"];
            team_away_logo: components["schemas"]["Address"];
            team_away_name: string;
            team_home_logo: components["schemas"]["Address"];
            team_home_name: string;
            tournament_name: string;
            url?: components["schemas"]["Address"];
        };
        Bonus: {
            amount: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            /** @description When the wagering period of an active bonus ends; omitted if it has no end. */
            expires_at?: components["schemas"]["DateTime"];
            id: number;
            name: string;
            /**
             * @description 1 active; 2 completed; 3 rejected; 4 expired.
             * @enum {integer}
             */
            status: 1 | 2 | 3 | 4;
            /** @description The wagering requirement of the bonus, and the stakes counted towards it; omitted if there is none. */
            wagering?: {
                required: components["schemas"]["Money"];
                wagered: components["schemas"]["Money"];
            };
        };
        Category: {
            /** @description The name of the icon. */
            class?: string;
            home_page?: components["schemas"]["Flag"];
            id: number;
            /** @description The picture of a tile in the explore strip. */
            image?: components["schemas"]["Address"];
            name: string;
            slug: string;
            /** @description The link of a tile in the explore strip. */
            url?: components["schemas"]["Address"];
        };
        /** @description A refusal with a code under `data` (562). */
        CodedRefusal: {
            data: {
                code: number | string;
                message: string;
            };
        };
        ContactChange: {
            email: components["schemas"]["Email"];
            phone: components["schemas"]["PhoneNumber"];
        };
        Country: {
            /** @description The dial code, including the plus. */
            code: string;
            id: number;
            name: string;
            slug: string;
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
        /** @description One of the four levels of the amusement jackpot. */
        EgtJackpot: {
            /** @description Whole cents. */
            amount: number;
            currency: string;
            /** @description Level I to IV. */
            id: number;
        };
        Email: string;
        EnvoyBank: {
            bank_name: string;
            slug: string;
        };
        /** @description An amount that a bank currently accepts. */
        EnvoyPayment: {
            amount: components["schemas"]["Money"];
            ref_code: string;
        };
        /** @description The payment window, or why there is none. */
        EnvoyReply: {
            data?: {
                iframe_url: components["schemas"]["Address"];
            };
            error: string | null;
            errors: string[];
            /** @description Whether there is a window. */
            status?: boolean;
        };
        /** @description All formats of refusals by the platform. */
        ErrorReply: components["schemas"]["SuccessFalse"] | components["schemas"]["StatusFalse"] | components["schemas"]["CodedRefusal"] | components["schemas"]["FieldErrors"] | components["schemas"]["PlainMessage"];
        /** @description Messages by field; the client shows the first of each. */
        FieldErrors: {
            errors: {
                [key: string]: string[];
            };
            message?: string;
        };
        FinancialRecord: {
            amount: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            id: number;
            manager_note: string | null;
            payment: components["schemas"]["PaymentName"];
            /**
             * @description 0 pending; 1 approved; 2 rejected; 3 processing.
             * @enum {integer}
             */
            status: 0 | 1 | 2 | 3;
            /**
             * @description 1 deposit; 2 withdrawal.
             * @enum {string}
             */
            type: "1" | "2";
        };
        /**
         * @description 1 means yes.
         * @enum {integer}
         */
        Flag: 0 | 1;
        ForgottenPassword: {
            /** @description The last four characters. */
            personal_id: string;
            username: string;
        };
        /** @description The URL of a page to show in an iframe. */
        FrameReply: {
            data: {
                url: components["schemas"]["Address"];
            };
        };
        FreeSpin: {
            /** @description What one spin stakes. */
            amount: components["schemas"]["Money"];
            count: number;
            created_at: components["schemas"]["DateTime"];
            id: number;
            image: components["schemas"]["Address"];
            left: number;
            /** @description The game's name. */
            name: string;
            /**
             * @description 1 active; 2 cancelled; 3 completed.
             * @enum {integer}
             */
            status: 1 | 2 | 3;
            total_win: components["schemas"]["Money"];
        };
        /** @description A game with free spins to claim. */
        FreeSpinGame: {
            id: number;
            image: components["schemas"]["Address"];
            name: string;
        };
        Game: {
            /** @description 0 means that the game can't be opened now; it is shown as unavailable. */
            available?: components["schemas"]["Flag"];
            class?: string;
            /** @description 1 means that the game has a demo. */
            demo: components["schemas"]["Flag"];
            game_id?: string;
            game_image?: components["schemas"]["Address"];
            /** @description 1 means that the game is shown on the home page. */
            home_page?: components["schemas"]["Flag"];
            id: number;
            iframe?: components["schemas"]["Flag"];
            /** @description The tile's image; a URL that ends in `.mp4` is a video. */
            image: components["schemas"]["Address"];
            index?: number;
            /**
             * @description The mark on its tile.
             * @enum {string}
             */
            mark?: "new" | "hot";
            /** @description The highest possible win of a round, as a multiple of the stake. */
            max_multiplier?: number;
            name: string;
            /** @description The provider; some lists contain only its name. */
            provider?: components["schemas"]["ProviderRef"] | string;
            provider_id?: number;
            provider_name?: string;
            /** @description The return to player in percent, as stated by the provider. */
            rtp?: number;
            type?: components["schemas"]["GameType"];
            url?: components["schemas"]["Address"];
            /**
             * @description The volatility, as stated by the provider.
             * @enum {string}
             */
            volatility?: "low" | "medium" | "high";
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
            /** @description Present if there is a next page. */
            next_page_url: string | null;
            per_page: number;
            total: number;
        };
        GamePageReply: {
            games: components["schemas"]["GamePage"];
        };
        /** @description One transfer between the main and the poker wallet. */
        GameTransfer: {
            amount: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            id: number;
            /** @description The game wallet. */
            name: string;
            /**
             * @description 0 waiting; 1 completed; 2 canceled.
             * @enum {integer}
             */
            status: 0 | 1 | 2;
            /**
             * @description 1 poker to main; 2 main to poker.
             * @enum {integer}
             */
            type: 1 | 2;
        };
        GameTransferPage: {
            current_page: number;
            data: components["schemas"]["GameTransfer"][];
            last_page: number;
            per_page: number;
            total: number;
        };
        /**
         * @description 2 virtual, 4 casino, 5 live casino, 6 bingo, 7 TV games, 8 airship games.
         * @enum {integer}
         */
        GameType: 2 | 4 | 5 | 6 | 7 | 8;
        HomeData: {
            /** @description Partners' banners. */
            banners?: components["schemas"]["LinkedImage"][];
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
        /** @description How to open a game. */
        Launch: {
            /** @description 2 means that the whole window navigates to `url`. */
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
        /** @description A limit that a player has set; null if none is set. */
        Limit: {
            daily: components["schemas"]["Money"] | null;
            monthly: components["schemas"]["Money"] | null;
            /** @description The earliest time at which a limit may be raised; null if it may be raised now. */
            raise_from?: components["schemas"]["DateTime"] | null;
            /** @description The amounts used in the last 24 hours, 7 days and 30 days. */
            used?: {
                daily: components["schemas"]["Money"];
                monthly: components["schemas"]["Money"];
                weekly: components["schemas"]["Money"];
            };
            weekly: components["schemas"]["Money"] | null;
        };
        /**
         * @description An amount from 0 to 10000000; 0 allows nothing.
         * @example 500
         */
        LimitAmount: string;
        LimitChange: {
            daily: components["schemas"]["LimitAmount"];
            monthly: components["schemas"]["LimitAmount"];
            weekly: components["schemas"]["LimitAmount"];
        };
        /** @description A payment shortcut or a banner. */
        LinkedImage: {
            image: components["schemas"]["Address"];
            /** @description The alternative text of the image. */
            name?: string;
            url: components["schemas"]["Address"];
        };
        /** @description Decimal odds for the home side, a draw, the away side. */
        MatchOdds: {
            p1: number;
            p2: number;
            x: number;
        };
        MessageReply: {
            data: components["schemas"]["PlainMessage"];
            /** @constant */
            success?: true;
        };
        /**
         * @description An amount in the player's currency, with two decimal places after a point.
         * @example 1234.50
         */
        Money: string;
        /** @description A selectable option, by id and name. */
        NamedId: {
            id: number;
            name: string;
        };
        /**
         * @description The platform refuses a weak password (under 8 characters, without an upper-case letter, a lower-case letter or a
         *     digit, or containing the user name).
         */
        NewPassword: string;
        Page: {
            /** @description HTML. */
            description: string;
            id: number;
            /** @description The title, in the language asked for. */
            name: string;
            /** @description The page's own URL; its last part is the name in the route. */
            url: components["schemas"]["Address"];
        };
        PasswordChange: {
            current_password: string;
            password: components["schemas"]["NewPassword"];
            password_confirmation: string;
        };
        PasswordOnly: {
            password: string;
        };
        PasswordReset: {
            password: components["schemas"]["NewPassword"];
            password_confirmation: string;
            token: string;
        };
        /** @description A field of a payment method's form, including `amount`. */
        PaymentField: {
            /** @description The most characters. */
            maxlength?: number | null;
            /** @description The field's name in the body; also the key of its label. */
            name: string;
            /** @description The options of a `select`. */
            options?: components["schemas"]["PaymentFieldOption"][];
            required: boolean;
            /** @enum {string} */
            type: "text" | "number" | "date" | "select";
        };
        PaymentFieldOption: {
            id: string;
            name: string;
        };
        /** @description A deposit or withdrawal method. */
        PaymentMethod: {
            id: number;
            limit: {
                category_id: number;
                custom_image: components["schemas"]["Address"];
                custom_name: string;
                /** @description Minutes until an unfinished payment lapses. */
                expire: number;
                max: components["schemas"]["Money"];
                min: components["schemas"]["Money"];
            };
            options: {
                /** @description The path to send the form to, without a leading slash. Clients refuse any other format. */
                endpoint: string;
                fields: components["schemas"]["PaymentField"][];
                /**
                 * @description The step after the form: `form` a message, `redirect` a payment window in the same window, `window` one in a
                 *     new window, `page` means that the method has its own page (Rovpay, Envoy bank, Envoy QR).
                 * @enum {string}
                 */
                type?: "form" | "redirect" | "window" | "page";
            };
            slug: string;
        };
        /** @description A payment method, by name. */
        PaymentName: {
            name: string;
        };
        /** @description A message, or the URL of a payment window. */
        PaymentReply: {
            data: {
                message?: string;
                url?: components["schemas"]["Address"];
            };
            /**
             * @description 200, or 600 for a warning instead of a payment.
             * @enum {integer}
             */
            status?: 200 | 600;
        };
        /**
         * @description The method's form: its id, its endpoint, the amount, and the fields that the method requires. Amount and fields are
         *     validated by the method's own rules, with its own messages.
         */
        PaymentRequest: {
            /** @description A decimal, at most 99999999. */
            amount?: string | number;
            endpoint: string;
            payment_id: number | string;
        } & {
            [key: string]: string | number;
        };
        /**
         * @description 1 deposit; 2 withdrawal.
         * @enum {integer}
         */
        PaymentType: 1 | 2;
        /** @description A deposit or withdrawal that has not been decided yet. */
        PendingTransaction: {
            amount: components["schemas"]["Money"];
            created_at: components["schemas"]["DateTime"];
            id: number;
            payment: components["schemas"]["PaymentName"];
        };
        PhoneCheck: {
            code: string;
            /** @description What sending the code returned. */
            id: string;
        };
        /** @description Without the dial code. The number of digits depends on the country: 10 in Turkey, 6 to 15 elsewhere. */
        PhoneNumber: string;
        PhoneToVerify: {
            /** @description The id of the phone's country. */
            code: number;
            no: components["schemas"]["PhoneNumber"];
        };
        PlainMessage: {
            message: string;
        };
        /** @description Current totals of all poker tables in the network. */
        PokerTotals: {
            /** @description Players who sit at a table. */
            tableMembersCount: number;
            totalGameBalances: components["schemas"]["Money"];
            totalTable: number;
        };
        PokerUserRequest: {
            /** @description The name shown at the tables; letters, digits and `_`. */
            username: string;
        };
        Popup: {
            /** @description HTML. */
            content?: string;
            /** @description A client shows a popup until it has shown this id. */
            id: number;
            image: components["schemas"]["Address"];
            name: string;
            url: components["schemas"]["Address"];
        };
        Profile: {
            /** @description The balance of the main wallet. */
            balance: components["schemas"]["Money"];
            /**
             * @description The balance of the player's active bonuses, in the player's currency. It isn't part of `balance`, and can't be
             *     withdrawn or transferred. Omitted if the platform has no bonuses.
             */
            bonus_balance?: components["schemas"]["Money"];
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
        ProfileReply: {
            message: string;
            user: components["schemas"]["Profile"];
        };
        Promotion: {
            /**
             * @description The action that a player takes to get it.
             * @enum {string}
             */
            action?: "deposit" | "casino" | "live_casino" | "sport" | "games" | "bingo" | "bonus_request";
            /** @description The name of the bonus that it grants, as in the player's bonuses. */
            bonus?: string;
            /** @description HTML. */
            description: string;
            detail_image?: components["schemas"]["Address"];
            /** @description When it ends; omitted if it has no end. */
            ends_at?: components["schemas"]["DateTime"];
            id: number;
            image: components["schemas"]["Address"];
            /**
             * @description The kind of promotion, used to filter the list.
             * @enum {string}
             */
            kind?: "casino" | "live_casino" | "sport" | "payment" | "loyalty";
            name: string;
            /** @description The terms in one line; plain text. */
            terms?: string;
        };
        Provider: {
            game_count: number;
            id: number;
            image?: components["schemas"]["Address"];
            name: string;
        };
        /**
         * @description A provider is shown if this is exactly `'1'`.
         * @enum {string}
         */
        ProviderFlag: "0" | "1";
        ProviderRef: {
            id: number;
            image?: components["schemas"]["Address"];
            name: string;
        };
        /**
         * @description Step one sends the first seven fields with `type`, which makes it a check only. The final call omits `type` and
         *     requires all fields except `turnstileToken` and `ref_id`.
         */
        Registration: {
            address?: string;
            birth_day?: string;
            birth_month?: string;
            /** @description From 1924 on; the player must be of age, to the day. */
            birth_year?: string;
            country_id?: number;
            /** @description Unique. */
            email: components["schemas"]["Email"];
            name?: string;
            password: components["schemas"]["NewPassword"];
            password_confirmation: string;
            /** @description In Turkey its last two digits check the others. */
            personal_id?: string;
            phone: components["schemas"]["PhoneNumber"];
            /** @description The id of the phone's country. */
            phone_code: number;
            /** @description Whose invitation this follows. */
            ref_id?: string;
            surname?: string;
            turnstileToken?: string;
            /** @description Whatever it says, it means check only. */
            type?: string;
            /** @description Unique; stored in lower case. */
            username: string;
        };
        /** @description The account to pay to, and the values to send back with the confirmation. */
        RovpayAccount: {
            account: {
                /** @description The text of the QR code; it is drawn by the client. */
                accountBarcode: string;
                accountId: string;
                accountName: string;
            };
            id: number;
            refId: string;
            /** @description Good once, for this player and this amount. */
            token: string;
        };
        RovpayConfirmation: {
            amount: string | number;
            description?: string;
            name: string;
            paparaId: number | string;
            paparaRefId: string;
            paparaToken: string;
            paymentId: number | string;
            surname: string;
        };
        RovpayDetails: {
            /**
             * @description Sent by forms; has no meaning here.
             * @enum {string}
             */
            _method?: "POST" | "PUT" | "post" | "put";
            amount: string | number;
            description?: string;
            name: string;
            surname: string;
        };
        /** @description A page rendered by a script, in the isolated script host. */
        ScriptReply: {
            data: {
                /** @description The script to run; it loads `url` into its parent element. */
                script: string;
                /** @constant */
                type: "script";
                /** @description The script's origin, for a host page that lists the origins of its scripts. */
                url: components["schemas"]["Address"];
            };
        };
        SessionRecord: {
            created_at: components["schemas"]["DateTime"];
            ip: string;
            user_agent: string;
        };
        SessionReply: {
            access_token: string;
            /** @description The token's lifetime in seconds. */
            expires_in?: number;
            /** @constant */
            token_type?: "bearer";
            user: components["schemas"]["Profile"];
        };
        /** @description General options of one brand's site. */
        SiteOptions: {
            /** @description The canonical host of the site; empty means any. */
            active_domain: string;
            betconstruct?: components["schemas"]["ProviderFlag"];
            betradar?: components["schemas"]["ProviderFlag"];
            /** @description The bonus request page, for brands that have one; the same placeholders are filled in. */
            bonus_talep_url?: components["schemas"]["Address"];
            /** @description The case page, for brands that have one. `{payload}` is replaced by base64url of the JSON of `username`. */
            case_url?: components["schemas"]["Address"];
            custom_css?: string;
            description?: string;
            discord?: components["schemas"]["Address"];
            domain: string;
            facebook?: components["schemas"]["Address"];
            favicon?: components["schemas"]["Address"];
            golden_treasure_url?: components["schemas"]["Address"];
            google_play_app_url?: components["schemas"]["Address"];
            /**
             * @description A second websocket (`wss:`) of the live tables' provider, to which the site sends `hello`; its messages are only
             *     logged.
             */
            hello_feed_url?: string;
            instagram?: components["schemas"]["Address"];
            /**
             * @description The external jackpot data service, called with `?site={name}&type=data`. Its host is one of the brand's
             *     `partners.feeds`.
             */
            jackpot_feed_url?: components["schemas"]["Address"];
            /** @description A third-party jackpot page, for brands that embed one. The site fills in `{scheme}` (`dark` or `light`). */
            jackpot_frame_url?: components["schemas"]["Address"];
            /**
             * @description The script of the external jackpots' own component, for brands that show it; it runs isolated from the site. The
             *     site fills in `{scheme}` (`dark` or `light`).
             */
            jackpot_script_url?: components["schemas"]["Address"];
            keys?: {
                TURNSTILE_SITE_KEY?: string;
            };
            keywords?: string;
            /**
             * @description The level page, for brands that have one. `{payload}` is replaced by base64url of the JSON of `username`,
             *     `user_id` and `total_deposit`.
             */
            level_url?: components["schemas"]["Address"];
            license_description?: string;
            license_domain?: string;
            linkedin?: components["schemas"]["Address"];
            /** @description The casino's id at the live tables' provider. */
            live_feed_casino_id?: string;
            /** @description The websocket of the live tables' states (`wss:`); without it, tables are shown without a state. */
            live_feed_url?: string;
            /** @description A muted video behind the head of a lobby, for brands that have one. */
            lobby_video_url?: components["schemas"]["Address"];
            /** @description An image that replaces the brand's own logo, with the same width; empty means none. */
            logo?: components["schemas"]["Address"];
            /** @description The same on phones. */
            logo_mobile?: components["schemas"]["Address"];
            mobile_live_support?: string;
            /** @description The site's name, as shown to players. */
            name: string;
            /** @description The text of the marquee; empty means none. */
            notice?: string;
            /** @description Identifies the notice in all languages, so that a visitor who closed it doesn't see it again in another one. */
            notice_id?: string;
            pinterest?: components["schemas"]["Address"];
            poker: components["schemas"]["ProviderFlag"];
            reddit?: components["schemas"]["Address"];
            redlane?: components["schemas"]["ProviderFlag"];
            /**
             * @description The site fills in `{userId}`, `{siteName}` and `{userName}`, and, if present, `{ticket}` (`getEmbedTicket`) and
             *     `{scheme}` (`dark` or `light`); the same applies to the two URLs below.
             */
            request_bonus_url?: components["schemas"]["Address"];
            sport: components["schemas"]["ProviderFlag"];
            telegram?: components["schemas"]["Address"];
            threads?: components["schemas"]["Address"];
            tiktok?: components["schemas"]["Address"];
            title: string;
            /** @description The platform's date, UTC, which determines the season. */
            today?: string;
            tumblr?: components["schemas"]["Address"];
            /** @description Whether login, registration and similar forms require a captcha. */
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
            /** @description The alternative text of the image. */
            name?: string;
            url: components["schemas"]["Address"];
        };
        SmsStep: {
            /** @description What the SMS step (code 770) returned. */
            id: string;
        };
        /** @description A refusal with a code next to its message. */
        StatusFalse: {
            code?: number | string;
            /** @description The id of the SMS step (code 770). */
            id?: string;
            message: string;
            /** @constant */
            status: false;
        };
        Story: {
            /** @description The game of the win. */
            game_id?: number;
            id: number;
            image: components["schemas"]["Address"];
            /** @description The multiplier of the stake, as shown (`x1250`). */
            multiplier: string;
            /**
             * @description The story's page, on another origin than the site's. A page under `/_api` or `/_media` on a site's host is shown
             *     without scripts, styles and pictures.
             */
            url: components["schemas"]["Address"];
        };
        /** @description A refusal in which `success` is false. */
        SuccessFalse: {
            data: {
                code?: number | string;
                message: string;
            };
            /** @constant */
            success: false;
        };
        TransferRequest: {
            amount: components["schemas"]["Amount"];
            type: components["schemas"]["TransferType"];
        };
        /**
         * @description The direction; each operation defines which number means which.
         * @enum {integer}
         */
        TransferType: 1 | 2;
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
        VerificationToggle: {
            /** @enum {string} */
            type: "google" | "sms";
            verified: components["schemas"]["Flag"];
        };
    };
    responses: {
        /** @description The request is malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The first call with this Idempotency-Key is still in progress. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The player is not allowed to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Maintenance with a known end, which is in Retry-After. */
        Maintenance: {
            headers: {
                /** @description In seconds, or as an HTTP date. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The path does not support this method. */
        MethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description Not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorReply"];
            };
        };
        /** @description The body is too large. */
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
        /** @description Too many requests; Retry-After gives the time to wait. */
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
        /** @description The token is missing, or no longer valid. */
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
        /** @description The language of texts and pictures. Anything else is treated as `tr`. */
        AcceptLanguage: string;
        /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
        Device: components["schemas"]["DeviceId"];
        GameId: string;
        /** @description A unique key for one attempt; repeating the same key and body returns the first reply again. */
        IdempotencyKey: string;
        /** @description ISO 639-1 code of a language. For an unsupported language the platform replies in its default one. */
        Lang: string;
        /** @description 1 deposit, 2 bet. */
        LimitType: 1 | 2;
        /** @description The match to open the page with, by its id from `getBetradarWidget`. An unknown id is ignored. */
        MatchId: string;
        /** @description The outcome of that match to put into the bet slip; ignored without `match`. */
        MatchPick: "p1" | "x" | "p2";
        /** @description The site's odds format, for pages that support several. */
        OddsFormat: "decimal";
        Page: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSportScript: {
        parameters: {
            query?: {
                /** @description The match to open the page with, by its id from `getBetradarWidget`. An unknown id is ignored. */
                match?: components["parameters"]["MatchId"];
                /** @description The site's odds format, for pages that support several. */
                odds_format?: components["parameters"]["OddsFormat"];
                /** @description The outcome of that match to put into the bet slip; ignored without `match`. */
                pick?: components["parameters"]["MatchPick"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                method: string;
                provider: string;
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The script to run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getAvailableFreeSpins: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                        data: components["schemas"]["FreeSpinGame"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getBonusHistory: {
        parameters: {
            query?: {
                end_date?: components["schemas"]["DateTime"];
                page?: components["parameters"]["Page"];
                start_date?: components["schemas"]["DateTime"];
                /** @description 1 active, 2 completed, 3 rejected, 4 expired; all if omitted. */
                status?: 1 | 2 | 3 | 4;
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                        current_page: number;
                        data: components["schemas"]["Bonus"][];
                        last_page: number;
                        per_page: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The dates are invalid. */
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
    claimFreeSpin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description A unique key for one attempt; repeating the same key and body returns the first reply again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    game_id: number | string;
                };
            };
        };
        responses: {
            /** @description Claimed and ready to play. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description There is nothing to claim. */
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
    deactivateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeactivation"];
            };
        };
        responses: {
            /** @description The account is closed until the period is over. */
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
            413: components["responses"]["PayloadTooLarge"];
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
    startDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description A unique key for one attempt; repeating the same key and body returns the first reply again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The method's slug, the last part of its endpoint. */
                method: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["PaymentRequest"];
                "multipart/form-data": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description Accepted, or a warning. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Refused; nothing was started. */
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
    openRovpayAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description A unique key for one attempt; repeating the same key and body returns the first reply again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RovpayDetails"];
                "application/x-www-form-urlencoded": components["schemas"]["RovpayDetails"];
                "multipart/form-data": components["schemas"]["RovpayDetails"];
            };
        };
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RovpayAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Refused; there is no account. */
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
    confirmRovpayDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description A unique key for one attempt; repeating the same key and body returns the first reply again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RovpayConfirmation"];
                "application/x-www-form-urlencoded": components["schemas"]["RovpayConfirmation"];
                "multipart/form-data": components["schemas"]["RovpayConfirmation"];
            };
        };
        responses: {
            /** @description The deposit is waiting for approval. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainMessage"];
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Refused; no deposit was made. */
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
    getEmbedTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: "wheel" | "treasure" | "bonus-request";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            ticket: string;
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
    getEnvoyPayments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                bankSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        payments: components["schemas"]["EnvoyPayment"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnvoyBanks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        banks: components["schemas"]["EnvoyBank"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    openEnvoyPayment: {
        parameters: {
            query?: {
                /** @description The bank's slug. */
                bank?: string;
                /** @description The `ref_code` of the amount. */
                id?: string;
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment window, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvoyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
    openEnvoyQr: {
        parameters: {
            query?: {
                /** @description The bank's slug. */
                bank?: string;
                /** @description The amount. */
                id?: string;
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment window, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvoyReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
    getFavoriteGames: {
        parameters: {
            query: {
                type: components["schemas"]["GameType"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                        /** @description Type 2 returns the list itself, the other types wrap it in an object. */
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
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
    getFinancialHistory: {
        parameters: {
            query?: {
                end_date?: components["schemas"]["DateTime"];
                page?: components["parameters"]["Page"];
                /** @description Filters by this payment method. */
                payment_id?: number;
                start_date?: components["schemas"]["DateTime"];
                /** @description 1 deposits, 2 withdrawals; both if omitted. */
                type?: components["schemas"]["PaymentType"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                            data: components["schemas"]["FinancialRecord"][];
                            last_page: number;
                            per_page: number;
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The dates are invalid. */
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
    getFreeSpinHistory: {
        parameters: {
            query?: {
                end_date?: components["schemas"]["DateTime"];
                page?: components["parameters"]["Page"];
                start_date?: components["schemas"]["DateTime"];
                /** @description 1 active, 2 cancelled, 3 completed; all if omitted. */
                status?: 1 | 2 | 3;
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                        current_page: number;
                        data: components["schemas"]["FreeSpin"][];
                        last_page: number;
                        per_page: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The dates are invalid. */
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
                /** @description 1 bet, 2 win, 3 refund; all if omitted. */
                type?: 1 | 2 | 3;
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
            /** @description The dates are invalid. */
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
    getGameTransfers: {
        parameters: {
            query?: {
                end_date?: components["schemas"]["DateTime"];
                page?: components["parameters"]["Page"];
                start_date?: components["schemas"]["DateTime"];
                /** @description 1 poker to main, 2 main to poker; all if omitted. */
                type?: 1 | 2;
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                        transfers: components["schemas"]["GameTransferPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The dates are invalid. */
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
    getAccountLogs: {
        parameters: {
            query?: {
                end_date?: components["schemas"]["DateTime"];
                page?: components["parameters"]["Page"];
                start_date?: components["schemas"]["DateTime"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                            data: components["schemas"]["AccountLog"][];
                            last_page: number;
                            per_page: number;
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The dates are invalid. */
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
    getPaymentDetails: {
        parameters: {
            query: {
                type: components["schemas"]["PaymentType"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories and methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: components["schemas"]["NamedId"][];
                        methods: components["schemas"]["PaymentMethod"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPaymentMethods: {
        parameters: {
            query: {
                type: components["schemas"]["PaymentType"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        paymentMethods: components["schemas"]["NamedId"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Validated, or registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainMessage"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
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
    getSessionHistory: {
        parameters: {
            query?: {
                end_date?: components["schemas"]["DateTime"];
                page?: components["parameters"]["Page"];
                start_date?: components["schemas"]["DateTime"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                            data: components["schemas"]["SessionRecord"][];
                            last_page: number;
                            per_page: number;
                            total: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description The dates are invalid. */
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
    sendPhoneVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneToVerify"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            message: string;
                        };
                        success?: boolean;
                    };
                };
            };
            /** @description The phone cannot be reached, or the number is already in use. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description A field is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    checkPhoneVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCheck"];
            };
        };
        responses: {
            /** @description Verified. */
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
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description A field is invalid. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            /** @description Too many requests. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    startWithdrawal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description A unique key for one attempt; repeating the same key and body returns the first reply again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The method's slug, the last part of its endpoint. */
                method: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["PaymentRequest"];
                "multipart/form-data": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description Accepted, or a warning. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Refused; nothing was held. */
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
    addPokerUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PokerUserRequest"];
            };
        };
        responses: {
            /** @description Created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlainMessage"];
                };
            };
            /** @description Refused. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorReply"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description The name is invalid. */
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
    getBetradarWidget: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The next matches; empty if the brand has no sport. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            games: components["schemas"]["BannerMatch"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    openBinaryOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                mode: "lobby" | "lobby-demo";
            };
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
                    "application/json": components["schemas"]["FrameReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    getBinaryOptionBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    transferBinaryOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description A unique key for one attempt; repeating the same key and body returns the first reply again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description Transferred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Refused; nothing was moved. */
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
    cancelPendingTransaction: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description A unique key for one attempt; repeating the same key and body returns the first reply again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled. */
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
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
    getCategoryGames: {
        parameters: {
            query: {
                category_id: number;
                page?: components["parameters"]["Page"];
                /** @description One provider id, or several separated by commas. */
                provider?: string;
                /** @description The sort order; by default the most popular games come first. */
                sort?: "popular" | "new" | "name" | "rtp" | "multiplier";
                type?: "casino" | "live_casino" | "bingo" | "tv_games" | "favorite_games" | "virtual_games" | "games";
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        user?: components["schemas"]["Profile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
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
    checkTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 1 if there is a secret, whether or not the login requires its code. */
                        status: components["schemas"]["Flag"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lobby's configuration. */
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
    getCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries, sorted by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        countries: components["schemas"]["Country"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordOnly"];
            };
        };
        responses: {
            /** @description Removed. */
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
            413: components["responses"]["PayloadTooLarge"];
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
    getEgtJackpots: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The levels, starting with I. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EgtJackpot"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    enableTwoFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordOnly"];
            };
        };
        responses: {
            /** @description Set up. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The secret, base32; the client renders it as a QR code. */
                        code: string;
                        message: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
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
    forgetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgottenPassword"];
            };
        };
        responses: {
            /** @description Sent, if the player exists. */
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
            413: components["responses"]["PayloadTooLarge"];
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
    getGameDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                /** @description One provider id, or several separated by commas. */
                provider?: string;
                search?: string;
                /** @description The sort order; by default the most popular games come first. */
                sort?: "popular" | "new" | "name" | "rtp" | "multiplier";
                type?: "casino" | "live_casino" | "bingo" | "tv_games" | "favorite_games" | "virtual_games" | "games";
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories, in display order. */
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
    openHighFlyer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                mode: "lobby" | "lobby-demo";
            };
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
                    "application/json": components["schemas"]["FrameReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    getHomepage: {
        parameters: {
            query?: {
                /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
                device?: components["parameters"]["Device"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
    getPokerTotals: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The totals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PokerTotals"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description 1 deposit, 2 bet. */
                limitType: components["parameters"]["LimitType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits and their current use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        limit: components["schemas"]["Limit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    setLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description 1 deposit, 2 bet. */
                limitType: components["parameters"]["LimitType"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlainMessage"];
                        limit?: components["schemas"]["Limit"];
                        success?: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
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
    getLiveSlotBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    openLiveSlotLobby: {
        parameters: {
            query?: {
                /** @description One of the lobby's two providers. */
                provider?: 1 | 2;
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrameReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    transferLiveSlot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description A unique key for one attempt; repeating the same key and body returns the first reply again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description Transferred. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Refused; nothing was moved. */
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
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
            /** @description Refused, or a further step is required. */
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
    resendLoginSms: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SmsStep"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The id of the new step; if it is missing, the previous step continues. */
                        id?: string;
                        message?: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
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
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is no longer valid. */
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
    openPokerLobby: {
        parameters: {
            query?: {
                /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
                device?: components["parameters"]["Device"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lobby. */
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
    getOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
                    /** @description Always `private`, because `user.geo` belongs to one visitor. */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPages: {
        parameters: {
            query?: {
                /** @description ISO 639-1 code of a language. For an unsupported language the platform replies in its default one. */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages, in menu order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        pages: components["schemas"]["Page"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPendingTransactions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                type: components["schemas"]["PaymentType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending deposit or withdrawal, if any. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PendingTransaction"][];
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPokerBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balance: components["schemas"]["Money"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    transferPoker: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
                /** @description A unique key for one attempt; repeating the same key and body returns the first reply again. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description Transferred. */
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
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            /** @description Refused; nothing was moved. */
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
    getPopup: {
        parameters: {
            query?: {
                /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
                device?: components["parameters"]["Device"];
                /** @description ISO 639-1 code of a language. For an unsupported language the platform replies in its default one. */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The popup. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Popup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getTierJackpots: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The jackpots; the client shows the first one. */
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
    getPromotions: {
        parameters: {
            query?: {
                /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
                device?: components["parameters"]["Device"];
                /** @description ISO 639-1 code of a language. For an unsupported language the platform replies in its default one. */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotions, in display order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        promotions: components["schemas"]["Promotion"][];
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
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers, sorted by name. */
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
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Set. */
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
            413: components["responses"]["PayloadTooLarge"];
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
    getSliders: {
        parameters: {
            query: {
                /** @description The screen class. 1 web (1200 px and up), 2 mobile (under 550 px), 3 tablet. */
                device?: components["parameters"]["Device"];
                /** @description ISO 639-1 code of a language. For an unsupported language the platform replies in its default one. */
                lang?: components["parameters"]["Lang"];
                type: "casino" | "live_casino" | "bingo" | "game" | "beton" | "virtual" | "world_cup";
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners, in display order. */
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
    getBetradarPage: {
        parameters: {
            query?: {
                /** @description The match to open the page with, by its id from `getBetradarWidget`. An unknown id is ignored. */
                match?: components["parameters"]["MatchId"];
                /** @description The site's odds format, for pages that support several. */
                odds_format?: components["parameters"]["OddsFormat"];
                /** @description The outcome of that match to put into the bet slip; ignored without `match`. */
                pick?: components["parameters"]["MatchPick"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: "prematch" | "live" | "esport" | "history";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The script to run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScriptReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getBetconstructPage: {
        parameters: {
            query?: {
                /** @description The match to open the page with, by its id from `getBetradarWidget`. An unknown id is ignored. */
                match?: components["parameters"]["MatchId"];
                /** @description The site's odds format, for pages that support several. */
                odds_format?: components["parameters"]["OddsFormat"];
                /** @description The outcome of that match to put into the bet slip; ignored without `match`. */
                pick?: components["parameters"]["MatchPick"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: "prematch" | "live" | "esport" | "history";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page to show in an iframe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrameReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getUpgamingPage: {
        parameters: {
            query?: {
                /** @description The match to open the page with, by its id from `getBetradarWidget`. An unknown id is ignored. */
                match?: components["parameters"]["MatchId"];
                /** @description The site's odds format, for pages that support several. */
                odds_format?: components["parameters"]["OddsFormat"];
                /** @description The outcome of that match to put into the bet slip; ignored without `match`. */
                pick?: components["parameters"]["MatchPick"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: "prematch" | "live" | "results";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page to show in an iframe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrameReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getRedlanePage: {
        parameters: {
            query?: {
                /** @description The match to open the page with, by its id from `getBetradarWidget`. An unknown id is ignored. */
                match?: components["parameters"]["MatchId"];
                /** @description The site's odds format, for pages that support several. */
                odds_format?: components["parameters"]["OddsFormat"];
                /** @description The outcome of that match to put into the bet slip; ignored without `match`. */
                pick?: components["parameters"]["MatchPick"];
            };
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                page: "prematch" | "live" | "history";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page to show in an iframe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Only with prematch. */
                            token?: string;
                            url: components["schemas"]["Address"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    toggleVerification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationToggle"];
            };
        };
        responses: {
            /** @description Turned on or off. */
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
            413: components["responses"]["PayloadTooLarge"];
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
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
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
    updateProfileAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
                "accept-language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
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
    getUserProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and pictures. Anything else is treated as `tr`. */
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
