import type { Handler } from '#domain/api/handler.ts';
import type { newsletterApi } from '#domain/api/newsletter.ts';
import { escapeHtml } from '#domain/text/safe-text.ts';
import { CONFIRM_PAGE, UNSUBSCRIBE_PAGE } from '#domain/newsletter/email-text.ts';
import { newsletterLink } from '#domain/newsletter/emails.ts';
import type { PublishedContent } from '#platform/content/published-content.ts';

const TEXTS = { confirm: CONFIRM_PAGE, unsubscribe: UNSUBSCRIBE_PAGE } as const;

/** The site's colours and sizes (src/styles/tokens.css), copied because built stylesheets have unpredictable names. */
const STYLE = `
body{margin:0;min-height:100svh;display:grid;grid-template-rows:auto 1fr;background:#fbf8f2;color:#1c2420;font:1.0625rem/1.7 system-ui,sans-serif}
header{padding:1.5rem clamp(1.25rem,.2rem + 4.3vw,4.5rem);border-bottom:1px solid #dfd6c6}
header a{color:inherit;text-decoration:none;font:400 1.375rem/1.2 Georgia,serif}
main{align-self:center;justify-self:center;max-width:36rem;padding:4rem 1.25rem}
h1{font:400 clamp(1.875rem,1.55rem + 1.35vw,2.75rem)/1.12 Georgia,serif;margin:0 0 1.25rem;text-wrap:balance}
p{margin:0 0 2rem;color:#525a53}
button{font:600 1rem/1.2 system-ui,sans-serif;min-height:3rem;padding:0 2rem;border:0;border-radius:2px;background:#23408e;color:#fff;cursor:pointer}
button:hover{background:#182c66}
:focus-visible{outline:2px solid #23408e;outline-offset:3px}
`.replaceAll('\n', '');

/** Makes the handler of a page with one button, which posts to the same URL; opening the page changes nothing. */
export function renderLinkPage(
  action: 'confirm' | 'unsubscribe',
  content: Pick<PublishedContent, 'readSettings'>,
): Handler<(typeof newsletterApi)['GET /api/newsletter/confirm']> {
  return async ({ query }) => {
    const { brandName } = await content.readSettings();
    const { title, text, button } = TEXTS[action];
    const target = newsletterLink('', action, query.subscriber, query.token);
    return [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} – ${escapeHtml(brandName)}</title>`,
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
      `<meta name="referrer" content="same-origin"><style>${STYLE}</style></head><body><header><a href="/">${escapeHtml(brandName)}</a></header><main>`,
      `<h1>${title}</h1><p>${text}</p>`,
      `<form method="post" action="${escapeHtml(target)}"><button>${button}</button></form>`,
      `</main></body></html>`,
    ].join('');
  };
}
