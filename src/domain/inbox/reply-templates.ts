// No zod: the inbox fills these in the browser, and whoever sends an answer has read it before.

/** What an answer is about. A template belongs to one of these, or to all. */
export const REPLY_KINDS = ['stay', 'viewing', 'event', 'sale', 'owner'] as const;

/** What an answer is about. */
export type ReplyKind = (typeof REPLY_KINDS)[number];

/** Kinds that a template can be for, the last of them for every message. */
export const TEMPLATE_KINDS = [...REPLY_KINDS, 'any'] as const;

/** What the settings call each. */
export const TEMPLATE_KIND_LABELS: Record<(typeof TEMPLATE_KINDS)[number], string> = {
  stay: 'Stay',
  viewing: 'Viewing',
  event: 'Event, retreat or production',
  sale: 'Property for sale',
  owner: "Owner's property",
  any: 'Any message',
};

/** What a template knows of the message that it answers; '' for what is not known. */
export interface ReplyFacts {
  /** What the sender is called. */
  readonly name: string;
  /** The property it is about. */
  readonly property: string;
  /** Dates of the stay, as people write them. */
  readonly dates: string;
  /** Guests: '4 guests'. */
  readonly guests: string;
  /** Day and time of the viewing. */
  readonly viewing: string;
  /** Who answers. */
  readonly me: string;
}

/** What a placeholder becomes where the message does not say it. */
const UNKNOWN: ReplyFacts = {
  name: 'you',
  property: 'our properties',
  dates: 'your dates',
  guests: 'your party',
  viewing: 'the time you asked for',
  me: '',
};

/** Names of the placeholders, each written in braces: {property}. */
export const REPLY_PLACEHOLDERS: readonly (keyof ReplyFacts)[] = [
  'name',
  'property',
  'dates',
  'guests',
  'viewing',
  'me',
];

const PLACEHOLDER = new RegExp(`\\{(${REPLY_PLACEHOLDERS.join('|')})\\}`, 'g');

/** A text to begin an answer with, as the settings hold it. */
export interface ReplyTemplate {
  /** What the list calls it. */
  readonly label: string;
  /** Which messages it is offered for. */
  readonly kind: (typeof TEMPLATE_KINDS)[number];
  /** Subject of the email. */
  readonly subject: string;
  /** Its paragraphs between greeting and name. */
  readonly text: string;
}

/** The first fault in the placeholders of a text, as a sentence; null when there is none. */
export function placeholderFault(text: string): string | null {
  const known = REPLY_PLACEHOLDERS.map((name) => `{${name}}`);
  const rest = known.reduce((left, placeholder) => left.replaceAll(placeholder, ''), text);
  const unknown = /\{[^{}]*\}/.exec(rest)?.[0];
  if (unknown !== undefined) return `There is no placeholder ${unknown}. You can use ${known.join(', ')}`;
  return /[{}]/.test(rest) ? 'A placeholder is not complete: write its name between { and }' : null;
}

/** A template filled in: subject and text, which may still be changed. */
export function fillTemplate(template: ReplyTemplate, facts: ReplyFacts): { subject: string; text: string } {
  // In one pass: what a sender wrote in braces is no placeholder.
  const fill = (text: string): string =>
    text.replaceAll(PLACEHOLDER, (_, name: keyof ReplyFacts) => facts[name] || UNKNOWN[name]);
  const greeting = facts.name === '' ? 'Hello,' : `Dear ${facts.name},`;
  return {
    subject: fill(template.subject),
    text: [greeting, fill(template.text), `Kind regards,\n${facts.me}`].join('\n\n'),
  };
}

/** The templates offered for a message, in the order of the settings. */
export function templatesFor(templates: readonly ReplyTemplate[], kinds: readonly ReplyKind[]): ReplyTemplate[] {
  return templates.filter(({ kind }) => kind === 'any' || kinds.includes(kind));
}
