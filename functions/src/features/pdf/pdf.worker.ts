import { parentPort, workerData } from 'node:worker_threads';
import { renderPdf } from './layout/render-pdf.tsx';
import type { PdfInput } from './render-apart.ts';

// The thread of render-apart.ts: makes one PDF, answers and ends. Its data comes from our own code, unchanged.
const input: PdfInput = workerData;

parentPort?.postMessage(await renderPdf(input));
