import { fragment, type Raw } from '../../../http/html.ts';

/** The container for a page's errors. */
export const noticeBox: Raw = fragment`
    <p class="notice" id="notice" role="alert" hidden></p>`;

/** The same, with a live region for screen readers. */
export const notices: Raw = fragment`${noticeBox}
    <p class="unseen" id="announcement" role="status"></p>`;
