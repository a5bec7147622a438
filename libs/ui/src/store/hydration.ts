/** Whether the server-rendered page is being hydrated (`startHydration`, `endHydration`). */
export const hydration = { isRunning: false };
