import type { IncomingMessage, ServerResponse } from 'node:http';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

const firestore = getFirestore(initializeApp());

/** The baseline of the benchmark `api`: it writes the JSON of the request as one document. */
export async function baseline(
  request: IncomingMessage & { rawBody: Buffer },
  response: ServerResponse,
): Promise<void> {
  const { id } = await firestore
    .collection('baselineDocuments')
    .add({ ...Object(JSON.parse(request.rawBody.toString())) });
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ id }));
}
