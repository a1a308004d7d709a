import type { ReplyTemplate } from './reply-templates.ts';

/** The templates until staff change them in the settings. */
export const DEFAULT_REPLY_TEMPLATES: readonly ReplyTemplate[] = [
  {
    label: 'Available: what happens next',
    kind: 'stay',
    subject: 'Your enquiry about {property}',
    text: [
      'Thank you for your enquiry about {property} for {guests}.',
      'You asked about {dates}. {availability}',
      'I will gladly send a complete offer with everything that is included.',
    ].join('\n\n'),
  },
  {
    label: 'Not available: other dates or properties',
    kind: 'stay',
    subject: 'Your enquiry about {property}',
    text: [
      'Thank you for your enquiry about {property}.',
      'You asked about {dates}. {availability}',
      'Could you travel a week earlier or later? For your dates I can offer:',
      '{alternatives}',
    ].join('\n\n'),
  },
  {
    label: 'Viewing confirmed',
    kind: 'viewing',
    subject: 'Your viewing of {property}',
    text: [
      'We look forward to showing you {property}: {viewing}.',
      'The day before, I will send you the address and the phone number of the colleague who meets you there.',
    ].join('\n\n'),
  },
  {
    label: 'Viewing: another time',
    kind: 'viewing',
    subject: 'Your viewing of {property}',
    text: [
      'Thank you for your interest in {property}.',
      'You asked for {viewing}; unfortunately that is not possible. Which other days would suit you?',
    ].join('\n\n'),
  },
  {
    label: 'Event: your plans',
    kind: 'event',
    subject: 'Your event at {property}',
    text: [
      'Thank you for your enquiry about {property}.',
      'You asked about {dates}. So that we can make you an offer: how many people will come, how many of them stay the night, and what are you planning?',
      'We will gladly show you the place.',
    ].join('\n\n'),
  },
  {
    label: 'Event: not available',
    kind: 'event',
    subject: 'Your event at {property}',
    text: [
      'Thank you for your enquiry about {property}.',
      'You asked about {dates}: I am sorry to say that the place is taken. Would another date be possible, or may I suggest another place?',
    ].join('\n\n'),
  },
  {
    label: 'Documents of a property for sale',
    kind: 'sale',
    subject: '{property}: what you asked for',
    text: [
      'Thank you for your interest in {property}.',
      'I am putting together what you asked for and will send it to this address within the day.',
      'If you would like to see the property, tell me which days suit you.',
    ].join('\n\n'),
  },
  {
    label: "An owner's property: we would like to visit",
    kind: 'owner',
    subject: 'Your property: {property}',
    text: [
      'Thank you for proposing your property to us. We like it very much.',
      'May we come and see it? A visit takes about an hour; we bring our photographer and explain how we work.',
      'Please tell me two or three days that suit you.',
    ].join('\n\n'),
  },
  {
    label: "An owner's property: not for us",
    kind: 'owner',
    subject: 'Your property: {property}',
    text: [
      'Thank you for proposing your property to us.',
      'We looked at it with care. At present it does not fit what our guests ask us for, so we cannot take it on.',
      'We wish you every success with it.',
    ].join('\n\n'),
  },
  {
    label: 'A short thank-you',
    kind: 'any',
    subject: 'Your message to us',
    text: 'Thank you for your message.',
  },
];
