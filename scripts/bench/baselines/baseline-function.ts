import type { IncomingMessage, ServerResponse } from 'node:http';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

const firestore = getFirestore(initializeApp());

/** The baseline of bench:api: it writes the JSON it was sent as one document and says so. */
export async function baseline(
  request: IncomingMessage & { rawBody: Buffer },
  response: ServerResponse,
): Promise<void> {
  const { id } = await firestore.collection('bareDocuments').add({ ...Object(JSON.parse(request.rawBody.toString())) });
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ id }));
}
