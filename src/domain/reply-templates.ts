// No zod: the inbox fills these in the browser, and whoever sends an answer has read it before.
import type { InboxKind } from './inbox-options.ts';

/** What a template needs to know. */
export interface ReplyFacts {
  /** What the sender is called; '' when unknown. */
  readonly name: string;
  /** The property it is about; '' for none. */
  readonly about: string;
  /** Who answers. */
  readonly me: string;
}

/** An answer to begin with. */
export interface ReplyTemplate {
  /** Its name in the addresses of fields. */
  readonly id: string;
  /** What the list calls it. */
  readonly label: string;
  /** Kinds of messages it is offered for; undefined for all. */
  readonly kinds?: readonly InboxKind[];
  /** Subject of the mail. */
  readonly subject: (facts: ReplyFacts) => string;
  /** Its paragraphs between greeting and name. */
  readonly paragraphs: (facts: ReplyFacts) => readonly string[];
}

const house = ({ about }: ReplyFacts): string => (about === '' ? 'your stay in Portugal' : about);

/** The answers the desk begins with, in the order of the list. */
export const REPLY_TEMPLATES: readonly ReplyTemplate[] = [
  {
    id: 'available',
    label: 'Available: what happens next',
    kinds: ['information', 'contact', 'trip_request'],
    subject: (facts) => `Your enquiry about ${house(facts)}`,
    paragraphs: (facts) => [
      `Thank you for your enquiry about ${house(facts)}.`,
      'The dates you asked for are free. May I hold the house for you for 48 hours while you decide?',
      'I will gladly send a complete offer with everything that is included.',
    ],
  },
  {
    id: 'not-available',
    label: 'Not available: other dates or houses',
    kinds: ['information', 'contact', 'trip_request'],
    subject: (facts) => `Your enquiry about ${house(facts)}`,
    paragraphs: (facts) => [
      `Thank you for your enquiry about ${house(facts)}.`,
      'The dates you asked for are taken, I am sorry to say.',
      'Could you travel a week earlier or later? Otherwise I will propose houses of the same kind that are free.',
    ],
  },
  {
    id: 'viewing',
    label: 'Viewing confirmed',
    kinds: ['viewing', 'property_information'],
    subject: (facts) => `Your viewing of ${house(facts)}`,
    paragraphs: (facts) => [
      `We look forward to showing you ${house(facts)}.`,
      'Your preferred time suits us well. I will send you the address and the telephone number of the colleague who meets you there on the day before.',
    ],
  },
  {
    id: 'documents',
    label: 'Documents of a property for sale',
    kinds: ['viewing', 'property_information'],
    subject: (facts) => `${house(facts)}: what you asked for`,
    paragraphs: (facts) => [
      `Thank you for your interest in ${house(facts)}.`,
      'I am putting together what you asked for and will send it to this address within the day.',
      'If you would like to see the house, tell me which days suit you.',
    ],
  },
  {
    id: 'owner-visit',
    label: "An owner's property: we would like to visit",
    kinds: ['submission'],
    subject: (facts) => `Your property: ${house(facts)}`,
    paragraphs: () => [
      'Thank you for proposing your property to us. We like it very much.',
      'May we come and see it? A visit takes about an hour; we bring our photographer and explain how we work.',
      'Please tell me two or three days that suit you.',
    ],
  },
  {
    id: 'owner-declined',
    label: "An owner's property: not for us",
    kinds: ['submission'],
    subject: (facts) => `Your property: ${house(facts)}`,
    paragraphs: () => [
      'Thank you for proposing your property to us.',
      'We looked at it with care. At present it does not fit the houses that our guests ask us for, so we cannot take it on.',
      'We wish you every success with it.',
    ],
  },
  {
    id: 'thanks',
    label: 'A short thank-you',
    subject: () => 'Your message to us',
    paragraphs: () => ['Thank you for your message.'],
  },
];

/** A template filled in: subject and words, which may still be changed. */
export function fillTemplate(template: ReplyTemplate, facts: ReplyFacts): { subject: string; text: string } {
  const greeting = facts.name === '' ? 'Hello,' : `Dear ${facts.name},`;
  return {
    subject: template.subject(facts),
    text: [greeting, ...template.paragraphs(facts), `Kind regards,\n${facts.me}`].join('\n\n'),
  };
}

/** The templates offered for a kind of message. */
export function templatesFor(kind: InboxKind): readonly ReplyTemplate[] {
  return REPLY_TEMPLATES.filter(({ kinds }) => kinds === undefined || kinds.includes(kind));
}
