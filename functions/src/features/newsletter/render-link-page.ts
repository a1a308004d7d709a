import type { Handler } from '@site/domain/api-handler';
import type { newsletterApi } from '@site/domain/api-newsletter';
import { escapeHtml } from '@site/domain/inert-text';
import { CONFIRM_PAGE, UNSUBSCRIBE_PAGE } from '@site/domain/messages/mail-messages';
import { newsletterLink } from '@site/domain/newsletter-mails';
import type { PublishedContent } from '../../platform/published-content.ts';

const WORDS = { confirm: CONFIRM_PAGE, unsubscribe: UNSUBSCRIBE_PAGE } as const;

/** Colours and measures of the site's design (src/styles/tokens.css), for the one page that no build makes. */
const STYLE = `
:root{color-scheme:light}
body{margin:0;min-height:100svh;display:grid;place-items:center;background:#f6f2ea;color:#1d2b2f;font:1.125rem/1.6 Georgia,serif}
main{max-width:34rem;padding:2rem 1.5rem}
p.brand{font:600 .8125rem/1.4 system-ui,sans-serif;letter-spacing:.16em;text-transform:uppercase;margin:0 0 2rem}
h1{font-size:clamp(1.75rem,6vw,2.5rem);line-height:1.15;font-weight:400;margin:0 0 1rem;text-wrap:balance}
button{font:600 1rem/1.2 system-ui,sans-serif;min-height:3rem;padding:0 2rem;border:0;background:#1d2b2f;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #a8562f;outline-offset:3px}
`.replaceAll('\n', '');

/** Makes the handler of a page with one button, which posts to the same address; opening the page changes nothing. */
export function renderLinkPage(
  action: 'confirm' | 'unsubscribe',
  content: Pick<PublishedContent, 'readSettings'>,
): Handler<(typeof newsletterApi)['GET /api/newsletter/confirm']> {
  return async ({ query }) => {
    const { brandName } = await content.readSettings();
    const { title, text, button } = WORDS[action];
    const target = newsletterLink('', action, query.subscriber, query.token);
    return [
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} – ${escapeHtml(brandName)}</title>`,
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
      `<meta name="referrer" content="same-origin"><style>${STYLE}</style></head><body><main>`,
      `<p class="brand">${escapeHtml(brandName)}</p><h1>${title}</h1><p>${text}</p>`,
      `<form method="post" action="${escapeHtml(target)}"><button>${button}</button></form>`,
      `</main></body></html>`,
    ].join('');
  };
}
