import { escapeHtml } from '#domain/text/safe-text.ts';

/** One line of a table: what it is called and what it holds. */
export interface Fact {
  /** What it is called. */
  readonly label: string;
  /** What it holds; several lines are kept. */
  readonly value: string;
  /** True for words a visitor was free to choose, which are never sent on to an address that nobody confirmed. */
  readonly free?: boolean;
}

/** What a mail says, in the order it says it. */
export interface MailContent {
  /** Subject, a single line. */
  readonly subject: string;
  /** Paragraphs before the table. */
  readonly opening: readonly string[];
  /** The table. */
  readonly facts?: readonly Fact[];
  /** A link of its own. */
  readonly link?: { readonly label: string; readonly address: string };
  /** Paragraphs after it. */
  readonly closing: readonly string[];
}

/** A mail as HTML and as text, both saying the same, every value escaped. */
export function composeMail({ subject, opening, facts = [], link, closing }: MailContent): {
  subject: string;
  html: string;
  text: string;
} {
  const table =
    facts.length === 0
      ? ''
      : `<table cellpadding="0" cellspacing="0" role="presentation">${facts.map(row).join('')}</table>`;
  const button = link === undefined ? '' : `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.label)}</a></p>`;
  const body = [...opening.map(paragraph), table, button, ...closing.map(paragraph)].join('');
  const text = [
    ...opening,
    ...(facts.length === 0 ? [] : [facts.map(({ label, value }) => `${label}: ${indent(value)}`).join('\n')]),
    ...(link === undefined ? [] : [`${link.label}:\n${link.address}`]),
    ...closing,
  ].join('\n\n');
  return {
    subject,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="${BODY}">${body}</body></html>`,
    text: `${text}\n`,
  };
}

const BODY = 'font-family:Georgia,serif;font-size:16px;line-height:1.5;color:#1d2b2f';

const CELL = 'padding:4px 16px 4px 0;vertical-align:top';

function paragraph(text: string): string {
  return `<p>${breaks(text)}</p>`;
}

function row({ label, value }: Fact): string {
  return `<tr><th align="left" style="${CELL}">${escapeHtml(label)}</th><td style="${CELL}" dir="auto">${breaks(value)}</td></tr>`;
}

function breaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** Further lines begin further right, so that none can pass for a label. */
function indent(value: string): string {
  return value.replaceAll('\n', '\n    ');
}
