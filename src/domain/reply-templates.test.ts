import { expect, it } from 'vitest';
import { INBOX_KINDS } from './inbox-options.ts';
import { fillTemplate, REPLY_TEMPLATES, templatesFor } from './reply-templates.ts';

it.each(INBOX_KINDS)('there are at least two texts to answer a message of the kind %s with', (kind) => {
  expect(templatesFor(kind).length).toBeGreaterThan(1);
});

it.each(REPLY_TEMPLATES)('$label: greets by name, names the house or none, and ends with who answers', (template) => {
  const { subject, text } = fillTemplate(template, { name: 'Ana', about: 'Casa do Mar', me: 'Rui' });
  expect(text).toMatch(/^Dear Ana,\n\n/);
  expect(text).toMatch(/\n\nKind regards,\nRui$/);
  expect(subject).not.toBe('');
  expect(fillTemplate(template, { name: '', about: '', me: 'Rui' }).text).toMatch(/^Hello,\n\n/);
});
