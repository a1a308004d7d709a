import { failureWords } from '../failure-text.ts';
import { StaffFailure } from '../staff-failure.ts';

/** What to say when publishing was refused: what the law asks for, or what would break, sentence by sentence. */
export function refusalWords(error: unknown, fallback: string): string {
  const words = failureWords(error, fallback);
  if (!(error instanceof StaffFailure) || !['unlawful', 'not_published', 'in_use'].includes(error.code)) return words;
  return [words, ...new Set(error.fields.map(({ message }) => message))].join('\n');
}
