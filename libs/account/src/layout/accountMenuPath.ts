/** The account's hub: its menu as a page, for phones and tablets (ADR 47). */
export const accountMenuPath = '/account/menu';
