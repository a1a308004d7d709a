import { describe, expect, it } from 'vitest';
import { DEFAULT_REPLY_TEMPLATES } from './default-reply-templates.ts';
import { replyTemplates } from './reply-template-schema.ts';
import {
  fillTemplate,
  findPlaceholderError,
  REPLY_KINDS,
  listTemplatesFor,
  type ReplyTemplate,
} from './reply-templates.ts';

const facts = {
  ...{ name: 'Ana', property: 'Casa do Mar', dates: '8 – 15 May 2027', guests: '4 guests' },
  ...{ viewing: 'Thursday 3 December 2026 at 10:00', availability: 'It is free.', alternatives: 'Quinta', me: 'Rui' },
};

const template = (given: Partial<ReplyTemplate> = {}): ReplyTemplate => ({
  ...{ label: 'Test', kind: 'stay', subject: 'About {property}', text: 'You asked about {dates} for {guests}.' },
  ...given,
});

describe('the default templates', () => {
  it.each(REPLY_KINDS)('have at least two texts for a message about a %s', (kind) => {
    expect(listTemplatesFor(DEFAULT_REPLY_TEMPLATES, [kind]).length).toBeGreaterThan(1);
  });

  it('are valid', () => {
    expect(replyTemplates.safeParse(DEFAULT_REPLY_TEMPLATES).error).toBeUndefined();
  });

  it.each(DEFAULT_REPLY_TEMPLATES)('$label: greets by name and ends with the name of the person who replies', (one) => {
    const { subject, text } = fillTemplate(one, facts);
    expect(text).toMatch(/^Dear Ana,\n\n/);
    expect(text).toMatch(/\n\nKind regards,\nRui$/);
    const nothing = { name: '', property: '', dates: '', guests: '', viewing: '' };
    const unknown = { ...nothing, availability: '', alternatives: '', me: 'Rui' };
    expect(fillTemplate(one, unknown).text).toMatch(/^Hello,\n\n/);
    expect(`${subject}${text}${fillTemplate(one, unknown).text}`).not.toMatch(/[{}]/);
  });
});

describe('a template', () => {
  it('is offered for its own kind of message only, a general one for all', () => {
    const all = [template({ label: 'Stay' }), template({ label: 'Sale', kind: 'sale' }), template({ kind: 'any' })];
    expect(listTemplatesFor(all, ['sale']).map(({ label }) => label)).toEqual(['Sale', 'Test']);
    expect(listTemplatesFor(all, []).map(({ label }) => label)).toEqual(['Test']);
  });

  it('is filled with the values of the message', () => {
    const filled = fillTemplate(template(), facts);
    expect(filled.subject).toBe('About Casa do Mar');
    expect(filled.text).toContain('You asked about 8 – 15 May 2027 for 4 guests.');
  });

  it('has a fallback text for missing values', () => {
    const filled = fillTemplate(template(), { ...facts, property: '', dates: '', guests: '' });
    expect(`${filled.subject} ${filled.text}`).toContain('our properties');
    expect(filled.text).toContain('You asked about your dates for your party.');
  });

  it('does not fill braces in the text of a sender', () => {
    const filled = fillTemplate(template({ text: '{name} and {me}' }), { ...facts, name: '{me} $& ' });
    expect(filled.text).toContain('{me} $&');
  });
});

describe('the placeholders of a template', () => {
  it.each([
    ['Nothing to fill in', null],
    ['{name}, {property}, {dates}, {guests}, {viewing}, {availability}, {alternatives} and {me}', null],
    [
      'Dear {nmae}',
      'There is no placeholder {nmae}. You can use {name}, {property}, {dates}, {guests}, {viewing}, {availability}, {alternatives}, {me}',
    ],
    ['Dear {name', 'A placeholder is not complete: write its name between { and }'],
    ['Dear name}', 'A placeholder is not complete: write its name between { and }'],
  ])('of %j: %j', (text, error) => {
    expect(findPlaceholderError(text)).toBe(error);
  });

  it('are checked when the settings are saved, and the message names the template', () => {
    const parsed = replyTemplates.safeParse([template(), template({ label: 'Available', subject: '{house}' })]);
    expect(parsed.error?.issues).toEqual([
      expect.objectContaining({
        path: [1, 'subject'],
        message: expect.stringMatching(/^Available: There is no placeholder \{house\}/),
      }),
    ]);
  });
});
