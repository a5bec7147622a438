import { Hono } from 'hono';
import { LANGS } from '../../contract/lang.ts';
import { notFound } from '../../contract/Reply.ts';
import { toResponse } from '../../http/apiApp.ts';
import type { Env } from '../../http/Env.ts';
import type { Sandbox } from '../../Sandbox.ts';
import { storyPlans } from '../../site/stories.ts';
import { storyPage } from '../page/story/storyPage.ts';

/** The stories' pages, which have no scripts. */
export function storyApp({ lobbies, seed }: Sandbox, policy: string): Hono<Env> {
  return new Hono<Env>().get('/story/:name{[0-9]+-[a-z]+}', (context) => {
    const [id, spoken] = context.req.param('name').split('-');
    const plan = storyPlans(lobbies, seed).find((story) => story.id === Number(id));
    const lang = LANGS.find((known) => known === spoken);
    if (!plan || !lang) return toResponse(notFound(), context.req.raw);
    return context.html(storyPage(plan, lang), 200, {
      'content-security-policy': policy,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
  });
}
