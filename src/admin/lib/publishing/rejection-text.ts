import { failureText } from '../failure-text.ts';
import { StaffFailure } from '../staff-failure.ts';

/** What to say when publishing was refused: what the law asks for, or what would break, sentence by sentence. */
export function rejectionText(error: unknown, fallback: string): string {
  const text = failureText(error, fallback);
  if (!(error instanceof StaffFailure) || !['unlawful', 'not_published', 'in_use'].includes(error.code)) return text;
  return [text, ...new Set(error.fields.map(({ message }) => message))].join('\n');
}
