import { fragment } from '../../../http/html.ts';
import type { EmbedView } from '../../embed/EmbedView.ts';
import { embedShell } from './embedShell.ts';

/** The page for an invalid URL. */
export function lostPage(view: EmbedView): string {
  const { title, text } = view.texts.lost;
  return embedShell(view, {
    page: 'level',
    title,
    lead: text,
    rules: '',
    main: fragment`
      <svg class="lost" viewBox="0 0 120 80" aria-hidden="true">
        <path d="M48 54H34a20 20 0 0 1 0-40h14M72 14h14a20 20 0 0 1 0 40H72M44 34h8M68 34h8M56 20l-4-10M64 20l4-10M56 50l-4 10M64 50l4 10" />
      </svg>`,
  });
}
