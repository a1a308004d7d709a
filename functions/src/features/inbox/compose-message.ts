import type { InboxMessage } from '#domain/inbox/message.ts';
import { makeInboxRow, listMessageFacts, type StoredMessage } from '#domain/inbox/row.ts';
import { makeMessageReply } from '#domain/inbox/reply-facts.ts';
import type { StoredSubmission } from '#domain/submission/stored-submission.ts';
import { describeTripMatch } from '#domain/trip/rank-matches.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { explainPhotos } from './explain-photos.ts';
import { findOwnerPictures } from './find-owner-pictures.ts';
import { listUndelivered } from './list-undelivered.ts';

/** Composes the API's message with its facts, photos and thread. */
export async function composeMessage(firestore: Firestore, message: StoredMessage, now: Date): Promise<InboxMessage> {
  const { box, stored } = message;
  return {
    ...makeInboxRow(message),
    facts: listMessageFacts(message),
    propertySlug: box === 'enquiries' ? (stored.property?.slug ?? null) : null,
    offers: offersOf(message),
    photos: box === 'submissions' ? await readPhotos(firestore, stored, now) : [],
    propertyId: box === 'submissions' ? stored.propertyId : null,
    reply: makeMessageReply(message),
    thread: stored.thread,
    undelivered: await listUndelivered(firestore, message, now),
    retainUntil: stored.retainUntil,
  };
}

function offersOf({ box, stored }: StoredMessage): InboxMessage['offers'] {
  if (box !== 'enquiries') return [];
  return stored.shortlist.map((match) => ({
    title: match.title,
    slug: match.slug,
    words: `${match.location} · ${describeTripMatch(match)}`,
  }));
}

async function readPhotos(firestore: Firestore, stored: StoredSubmission, now: Date): Promise<InboxMessage['photos']> {
  const announced = stored.submission?.photos ?? [];
  if (announced.length === 0) return [];
  const pictures = await findOwnerPictures(firestore, stored.id);
  const problems = await explainPhotos(firestore, stored, pictures, now);
  return announced.map(({ name }, n) => ({
    name,
    hasArrived: (stored.received[n]?.receivedAt ?? null) !== null,
    picture: pictures.get(n) ?? null,
    problem: problems.get(n) ?? null,
  }));
}
