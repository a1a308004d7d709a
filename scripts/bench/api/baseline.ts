import type { ServerResponse } from 'node:http';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

const documents = getFirestore(initializeApp()).collection('baselineDocuments');

/** The baseline of the benchmark `api`: it writes the JSON of the request as one document. */
export async function baseline({ rawBody }: { rawBody: Buffer }, response: ServerResponse): Promise<void> {
  const { id } = await documents.add({ ...Object(JSON.parse(rawBody.toString())) });
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ id }));
}
