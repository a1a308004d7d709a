/**
 * Makes the fastest page with the same first picture and fonts: the picture's markup comes from a built page and the font
 * declarations from its first style sheet, everything else is left out. The baseline of a page that starts with text has
 * no picture.
 */
export function baselinePage(html: string, css: string): string {
  const preloads = [...html.matchAll(/<link rel="preload"[^>]*as="font"[^>]*>/g)].join('');
  const fontFaces = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].join('');
  const picture = firstPicture(html);
  const title = /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '';
  const style =
    'body{margin:0;font:17px/1.7 Hanken Grotesk,Hanken fallback}h1{font:400 40px/1.1 Ibarra Real Nova,Ibarra fallback}img{display:block;width:100%;height:auto}';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><meta name="description" content="The same picture and fonts, nothing else.">${preloads}<style>${fontFaces}${style}</style></head><body><main><h1>${title}</h1>${picture}<p>Nothing else.</p></main></body></html>`;
}

/** The picture with high priority, else the first that loads eagerly; '' when all are lazy. */
function firstPicture(html: string): string {
  const pictures = [...html.matchAll(/<picture\b.*?<\/picture>/gs)].map(([markup]) => markup);
  return (
    pictures.find((markup) => /fetchpriority="high"/i.test(markup)) ??
    pictures.find((markup) => markup.includes('loading="eager"')) ??
    ''
  );
}
