import { EMAIL_INVALID, tooLong } from '#domain/enquiry/text.ts';
import type { $ZodRawIssue } from 'zod/v4/core';

/**
 * Message for a field that violates its schema, where the schema has no message of its own. The message of a number
 * starts with the label, where one is given, because number fields stand side by side.
 */
export function formError(issue: $ZodRawIssue, label = ''): string | undefined {
  const numbered = (sentence: string): string =>
    label === '' ? sentence : `${label}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'array') return `Please give at least ${issue.minimum}`;
      if (issue.origin === 'string') return 'Please fill this in';
      return numbered(`Please give a number of at least ${issue.minimum}`);
    case 'too_big':
      if (issue.origin === 'array') return `Please give at most ${issue.maximum}`;
      if (issue.origin === 'string') return tooLong(Number(issue.maximum));
      return numbered(`Please give at most ${issue.maximum}`);
    case 'invalid_type':
      if (issue.expected === 'number' || issue.expected === 'int') return numbered('Please give a number');
      return issue.input === null ? 'Please choose a picture' : 'Please fill this in';
    case 'invalid_union':
      // The only unions of content are email addresses that may be empty.
      return EMAIL_INVALID;
    case 'invalid_format':
      if (issue.input === '') return 'Please fill this in';
      return issue.format === 'email' ? EMAIL_INVALID : 'Please check how this is written';
    default:
      return 'Please choose one of the options';
  }
}
