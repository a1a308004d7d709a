import { EMAIL_INVALID, tooLong } from '@site/domain/messages/enquiry-messages';
import type { $ZodRawIssue } from 'zod/v4/core';

/** What a form says of a field that breaks its schema, where the schema has no sentence of its own. */
export function formError(issue: $ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'array') return `Please give at least ${issue.minimum}`;
      return issue.origin === 'string' ? 'Please fill this in' : `Please give a number of at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'array') return `Please give at most ${issue.maximum}`;
      return issue.origin === 'string' ? tooLong(Number(issue.maximum)) : `Please give at most ${issue.maximum}`;
    case 'invalid_type':
      if (issue.expected === 'number' || issue.expected === 'int') return 'Please give a number';
      return issue.input === null ? 'Please choose a picture' : 'Please fill this in';
    case 'invalid_union':
      // The only unions of content are e-mail addresses that may stay empty.
      return EMAIL_INVALID;
    case 'invalid_format':
      return issue.format === 'email' ? EMAIL_INVALID : 'Please check how this is written';
    default:
      return 'Please choose one of the options';
  }
}
