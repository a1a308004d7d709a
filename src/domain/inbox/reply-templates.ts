// No zod: the inbox fills templates in the browser, and staff read a reply before they send it.

/** Topics of replies; a template belongs to one of them, or to all. */
export const REPLY_KINDS = ['stay', 'viewing', 'event', 'sale', 'owner'] as const;

export type ReplyKind = (typeof REPLY_KINDS)[number];

/** Kinds of templates; the last is for every message. */
export const TEMPLATE_KINDS = [...REPLY_KINDS, 'any'] as const;

export const TEMPLATE_KIND_LABELS: Record<(typeof TEMPLATE_KINDS)[number], string> = {
  stay: 'Stay',
  viewing: 'Viewing',
  event: 'Event, retreat or production',
  sale: 'Property for sale',
  owner: "Owner's property",
  any: 'Any message',
};

/** The values for the placeholders of a template; '' for unknown. */
export interface ReplyFacts {
  /** Name of the sender. */
  readonly name: string;
  /** Title of the property. */
  readonly property: string;
  /** Such as '8 – 15 May 2027'. */
  readonly dates: string;
  /** Such as '4 guests'. */
  readonly guests: string;
  /** Such as 'Thursday 3 December 2026 at 10:00'. */
  readonly viewing: string;
  /** Whether the stay can be had and what it costs, as a sentence. */
  readonly availability: string;
  /** Similar stays with their totals and addresses, one a line. */
  readonly alternatives: string;
  /** Name of the person who replies. */
  readonly me: string;
}

/** The texts for unknown values. */
const UNKNOWN: ReplyFacts = {
  name: 'you',
  property: 'our properties',
  dates: 'your dates',
  guests: 'your party',
  viewing: 'the time you asked for',
  availability: 'I am finding out whether it is free, and what it costs.',
  alternatives: 'I will suggest similar properties that are free.',
  me: '',
};

/** Names of the placeholders, written in braces: {property}. */
export const REPLY_PLACEHOLDERS: readonly (keyof ReplyFacts)[] = [
  'name',
  'property',
  'dates',
  'guests',
  'viewing',
  'availability',
  'alternatives',
  'me',
];

const PLACEHOLDER = new RegExp(`\\{(${REPLY_PLACEHOLDERS.join('|')})\\}`, 'g');

/** A template of a reply. */
export interface ReplyTemplate {
  /** Name in lists. */
  readonly label: string;
  /** Messages that it is offered for. */
  readonly kind: (typeof TEMPLATE_KINDS)[number];
  readonly subject: string;
  /** Paragraphs between greeting and closing. */
  readonly text: string;
}

/** Finds the first invalid placeholder of a text; a sentence, or null for none. */
export function findPlaceholderError(text: string): string | null {
  const known = REPLY_PLACEHOLDERS.map((name) => `{${name}}`);
  const rest = known.reduce((left, placeholder) => left.replaceAll(placeholder, ''), text);
  const unknown = /\{[^{}]*\}/.exec(rest)?.[0];
  if (unknown !== undefined) return `There is no placeholder ${unknown}. You can use ${known.join(', ')}`;
  return /[{}]/.test(rest) ? 'A placeholder is not complete: write its name between { and }' : null;
}

/** Fills the placeholders of a template. */
export function fillTemplate(template: ReplyTemplate, facts: ReplyFacts): { subject: string; text: string } {
  // In one pass: braces in a sender's text are no placeholders.
  const fill = (text: string): string =>
    text.replaceAll(PLACEHOLDER, (_, name: keyof ReplyFacts) => facts[name] || UNKNOWN[name]);
  const greeting = facts.name === '' ? 'Hello,' : `Dear ${facts.name},`;
  return {
    subject: fill(template.subject),
    text: [greeting, fill(template.text), `Kind regards,\n${facts.me}`].join('\n\n'),
  };
}

/** Lists the templates for a message in the order of the settings. */
export function listTemplatesFor(templates: readonly ReplyTemplate[], kinds: readonly ReplyKind[]): ReplyTemplate[] {
  return templates.filter(({ kind }) => kind === 'any' || kinds.includes(kind));
}
