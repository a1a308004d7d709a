/**
 * Makes the fastest page that shows the same first picture in the same fonts: its markup and the fonts' declarations are
 * taken from a built page and its first style sheet, everything else is left away. A page that begins with text has a twin of text.
 */
export function baselinePage(html: string, css: string): string {
  const preloads = [...html.matchAll(/<link rel="preload"[^>]*as="font"[^>]*>/g)].join('');
  const faces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].join('');
  const picture = firstPicture(html);
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const style =
    'body{margin:0;font:17px/1.7 Hanken Grotesk,Hanken fallback}h1{font:400 40px/1.1 Ibarra Real Nova,Ibarra fallback}img{display:block;width:100%;height:auto}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="The same picture and fonts, nothing else.">${preloads}<style>${faces}${style}</style></head><body><main><h1>${title}</h1>${picture}<p>Nothing else.</p></main></body></html>`;
}

/** The picture that loads first, else the first that loads at once; '' when all wait to be scrolled to. */
function firstPicture(html: string): string {
  const pictures = [...html.matchAll(/<picture\b.*?<\/picture>/gs)].map(([markup]) => markup);
  return (
    pictures.find((markup) => /fetchpriority="high"/i.test(markup)) ??
    pictures.find((markup) => markup.includes('loading="eager"')) ??
    ''
  );
}
