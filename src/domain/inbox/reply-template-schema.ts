import * as z from 'zod';
import { MESSAGE_MAX } from '#domain/core/limits.ts';
import { REPLY_TEMPLATES_MAX } from './limits.ts';
import { findPlaceholderError, TEMPLATE_KINDS } from './reply-templates.ts';
import { requiredLine } from '#domain/text/text-fields.ts';

const replyTemplate = z
  .strictObject({
    label: requiredLine,
    kind: z.enum(TEMPLATE_KINDS, { error: 'Please choose what it answers' }),
    /** With placeholders. */
    subject: requiredLine,
    /** Paragraphs with placeholders. */
    text: z.string().trim().min(1).max(MESSAGE_MAX),
  })
  .check(({ value, issues }) => {
    for (const part of ['subject', 'text'] as const) {
      const error = findPlaceholderError(value[part]);
      const message = `${value.label}: ${error}`;
      if (error !== null) issues.push({ code: 'custom', input: value[part], path: [part], message });
    }
  });

/** The reply templates in display order. */
export const replyTemplates = z.array(replyTemplate).max(REPLY_TEMPLATES_MAX);
