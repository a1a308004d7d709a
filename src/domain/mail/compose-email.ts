import { escapeHtml, foldLine } from '#domain/text/safe-text.ts';

/** One line of the table. */
export interface Fact {
  readonly label: string;
  /** May have several lines. */
  readonly value: string;
  /** Whether a visitor typed the value freely; such text is never sent to an unconfirmed email. */
  readonly isFreeText?: boolean;
}

/** The content of an email in its order. */
export interface MailContent {
  /** Becomes a single line, which a header must be: titles and names in stored documents may have line breaks. */
  readonly subject: string;
  /** Paragraphs before the table. */
  readonly opening: readonly string[];
  /** Lines of the table. */
  readonly facts?: readonly Fact[];
  readonly link?: { readonly label: string; readonly url: string };
  /** Paragraphs after table and link. */
  readonly closing: readonly string[];
}

/** Composes an email as HTML and plain text with the same content and escapes every value. */
export function composeMail({ subject: given, opening, facts = [], link, closing }: MailContent): {
  subject: string;
  html: string;
  text: string;
} {
  const subject = foldLine(given);
  const table =
    facts.length === 0
      ? ''
      : `<table cellpadding="0" cellspacing="0" role="presentation">${facts.map(row).join('')}</table>`;
  const button = link === undefined ? '' : `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>`;
  const body = [...opening.map(paragraph), table, button, ...closing.map(paragraph)].join('');
  const text = [
    ...opening,
    ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}: ${indent(value)}`).join('\n')]),
    ...(link === undefined ? [] : [`${link.label}:\n${link.url}`]),
    ...closing,
  ].join('\n\n');
  return {
    subject,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${BODY}">${body}</body></html>`,
    text: `${text}\n`,
  };
}

const BODY = 'font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#1d2b2f;overflow-wrap:anywhere';

const CELL = 'padding:4px 16px 4px 0;vertical-align:top';

function paragraph(text: string): string {
  return `<p>${breaks(text)}</p>`;
}

function row({ label, value }: Fact): string {
  return `<tr><th align="left" style="${CELL};overflow-wrap:normal">${escapeHtml(label)}</th><td style="${CELL}" dir="auto">${breaks(value)}</td></tr>`;
}

function breaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** Indents all lines but the first, so that none looks like a label. */
function indent(value: string): string {
  return value.replaceAll('\n', '\n    ');
}
