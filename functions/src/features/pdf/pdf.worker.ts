import { answerParent } from '#platform/answer-parent.ts';
import { renderPdf } from './layout/render-pdf.tsx';
import type { PdfInput } from './render-apart.ts';

// The process of render-apart.ts: makes one PDF and answers. Its input comes from our own code, unchanged.
answerParent((input) => renderPdf(input as PdfInput));
