import type { PersonFile } from '@site/domain/api-privacy';

/** Parts of what is stored about a person, in the order of the screen. */
type Part = 'enquiries' | 'submissions' | 'subscribers' | 'mails';

/** Words of the privacy desk. */
export const PRIVACY_WORDS = {
  title: 'Privacy Desk',
  introduction: 'What the house knows about a person, for those who ask: to see it, to hand it over, to erase it.',
  email: 'E-mail address of the person',
  find: 'Find',
  finding: 'Looking...',
  failed: 'Failed to look this up',
  nothing: 'Nothing is stored about this address.',
  about: (email: string) => `What is stored about ${email}`,
  parts: {
    enquiries: 'Enquiries, with notes and answers',
    submissions: 'Properties proposed, with notes and answers',
    subscribers: 'Newsletter sign-ups, with consents',
    mails: 'Mails still kept',
  } satisfies Record<Part, string>,
  account: 'Account',
  noAccount: 'none',
  member: (favorites: number) => `a member, with ${favorites} saved ${favorites === 1 ? 'house' : 'houses'}`,
  staff: 'works here',
  download: 'Download as a file',
  erase: 'Erase everything',
  erasing: 'Erasing...',
  eraseFailed: 'Failed to erase',
  asks: {
    title: (email: string) => `Erase everything about ${email}?`,
    hint: 'Messages, photographs, sign-ups, mails and the account are deleted for good. The audit log keeps only that it happened.',
    yes: 'Erase everything',
    no: 'Keep it',
  },
  erased: (documents: number, account: boolean) =>
    `Erased: ${documents} ${documents === 1 ? 'document' : 'documents'}${account ? ' and the account' : ''}.`,
} as const;

/** The parts with how many documents each holds. */
export function partsOf(file: PersonFile): { label: string; count: number }[] {
  const { parts } = PRIVACY_WORDS;
  return [
    { label: parts.enquiries, count: file.enquiries.length },
    { label: parts.submissions, count: file.submissions.length },
    { label: parts.subscribers, count: file.subscribers.length },
    { label: parts.mails, count: file.mails.length },
  ];
}
