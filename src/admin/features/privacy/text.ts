import type { PersonFile } from '#domain/api/privacy.ts';
import { countOf } from '#domain/text/count-of.ts';

type Part = 'enquiries' | 'submissions' | 'subscribers' | 'mails' | 'published';

export const PRIVACY_TEXT = {
  title: 'Privacy',
  introduction: 'What is stored about a person: look it up, hand it over or erase it when they ask.',
  email: 'Email address of the person',
  find: 'Find',
  finding: 'Searching...',
  failed: 'The search failed',
  nothing: 'Nothing is stored about this email address.',
  about: (email: string) => `What is stored about ${email}`,
  parts: {
    enquiries: 'Enquiries, with notes and replies',
    submissions: 'Submitted properties, with notes and replies',
    subscribers: 'Newsletter sign-ups, with consents',
    mails: 'Emails',
    published: 'Records of publishing, with the email address',
  } satisfies Record<Part, string>,
  account: 'Account',
  noAccount: 'none',
  member: (favorites: number) => `a member, with ${countOf(favorites, 'saved property', 'saved properties')}`,
  staff: 'member of staff',
  download: 'Download as a file',
  erase: 'Erase everything',
  erasing: 'Erasing...',
  eraseFailed: 'Failed to erase',
  confirm: {
    title: (email: string) => `Erase everything about ${email}?`,
    hint: 'Messages, photographs, sign-ups, emails and the account are deleted permanently. The audit log only records that it happened, and keeps the name of a former colleague.',
    yes: 'Erase everything',
  },
  erased: (documents: number, account: boolean, published: boolean) =>
    `Erased: ${countOf(documents, 'document')}${account ? ' and the account' : ''}.${published ? ' The records of publishing no longer have the email address.' : ''}`,
} as const;

/** Number of documents of each part. */
export function partsOf(file: PersonFile): { label: string; count: number }[] {
  const { parts } = PRIVACY_TEXT;
  return [
    { label: parts.enquiries, count: file.enquiries.length },
    { label: parts.submissions, count: file.submissions.length },
    { label: parts.subscribers, count: file.subscribers.length },
    { label: parts.mails, count: file.mails.length },
    { label: parts.published, count: file.published },
  ];
}
