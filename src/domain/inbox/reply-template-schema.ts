import * as z from 'zod';
import { MESSAGE_MAX } from '#domain/core/limits.ts';
import { REPLY_TEMPLATES_MAX } from './limits.ts';
import { placeholderFault, TEMPLATE_KINDS } from './reply-templates.ts';
import { requiredLine } from '#domain/text/text-fields.ts';

const replyTemplate = z
  .strictObject({
    /** What the list calls it. */
    label: requiredLine,
    /** Which messages it is offered for. */
    kind: z.enum(TEMPLATE_KINDS, { error: 'Please choose what it answers' }),
    /** Subject of the email, with placeholders. */
    subject: requiredLine,
    /** Its paragraphs, with placeholders. */
    text: z.string().trim().min(1).max(MESSAGE_MAX),
  })
  .check(({ value, issues }) => {
    for (const part of ['subject', 'text'] as const) {
      const fault = placeholderFault(value[part]);
      const message = `${value.label}: ${fault}`;
      if (fault !== null) issues.push({ code: 'custom', input: value[part], path: [part], message });
    }
  });

/** The texts that answers begin with, in the order of the list. */
export const replyTemplates = z.array(replyTemplate).max(REPLY_TEMPLATES_MAX);
