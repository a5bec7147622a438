import { fragment, type Raw } from '../../../http/html.ts';

/** Where a page says what went wrong. */
export const noticeBox: Raw = fragment`
    <p class="notice" id="notice" role="alert" hidden></p>`;

/** The same, and what somebody is told who cannot see the page. */
export const notices: Raw = fragment`${noticeBox}
    <p class="unseen" id="told" role="status"></p>`;
