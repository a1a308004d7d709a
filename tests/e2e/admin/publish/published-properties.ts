import type { Firestore, Query } from 'firebase-admin/firestore';

/** A rental, and a property that no other content refers to, so that it can be unpublished; no other test reads them. */
export const PROPERTY = 'Pátio da Lagoa';
export const LEAVING = 'O Souto';

/** The working copies of both; other tests use other properties at the same time. */
const drafts = (firestore: Firestore): Query =>
  firestore.collection('properties').where('title', 'in', [PROPERTY, LEAVING]);

/** What is restored after a test: both properties, and what is published of them. */
export const RESTORED = [drafts, 'publishedProperties', 'departedProperties', 'publishedRevisions'];
