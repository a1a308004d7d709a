import type { InboxMessage } from '#domain/inbox/message.ts';
import { makeInboxRow, listMessageFacts, type StoredMessage } from '#domain/inbox/row.ts';
import type { Picture } from '#domain/media/picture.ts';
import { makeMessageReply } from '#domain/inbox/reply-facts.ts';
import { describeTripMatch } from '#domain/trip/rank-matches.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { findOwnerPictures } from './find-owner-pictures.ts';

/** Composes the API's message with its facts, photos and thread. */
export async function composeMessage(firestore: Firestore, message: StoredMessage): Promise<InboxMessage> {
  const { box, stored } = message;
  return {
    ...makeInboxRow(message),
    facts: listMessageFacts(message),
    propertySlug: box === 'enquiries' ? (stored.property?.slug ?? null) : null,
    offers: offersOf(message),
    photos: box === 'submissions' ? photosOf(message, await findOwnerPictures(firestore, stored.id)) : [],
    propertyId: box === 'submissions' ? stored.propertyId : null,
    reply: makeMessageReply(message),
    thread: stored.thread,
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

function photosOf({ box, stored }: StoredMessage, pictures: ReadonlyMap<number, Picture>): InboxMessage['photos'] {
  if (box !== 'submissions') return [];
  const announced = stored.submission?.photos ?? [];
  return announced.map(({ name }, n) => ({
    name,
    hasArrived: (stored.received[n]?.receivedAt ?? null) !== null,
    picture: pictures.get(n) ?? null,
  }));
}
