import { rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PROGRAM } from './program-name.ts';

const PROGRAM_SOURCE = fileURLToPath(new URL('../program/site-program.ts', import.meta.url));
const CONTENT = fileURLToPath(new URL('./content-in-memory.ts', import.meta.url));

/**
 * Makes `astro build` compile the site instead of writing it: beside the folder of assets it leaves the folder
 * `program`, which holds the pages as code and publisher/render/program to run them. Code changes seldom and content often,
 * so content is read when pages are written and never becomes part of the code (docs/decisions/0065-compiled-site.md).
 */
export function compiledSite(): AstroIntegration {
  let outDir: URL;
  return {
    name: 'compiled-site',
    hooks: {
      'astro:config:setup': ({ updateConfig, command }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [contentAtHand, programEntry] } });
      },
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'compiled-site',
          // Astro removes this folder once it has no more pages to write.
          getStaticPaths: async () => {
            await rename(new URL('.prerender/', outDir), new URL('../program/', outDir));
            return [];
          },
          render: () => Promise.reject(new Error('A compiled site is rendered by its own program.')),
        });
      },
    },
  };
}

/** Stands where Astro would bundle its store of content. */
const contentAtHand = {
  name: 'content-at-hand',
  // Before Astro's own plugin, which answers first otherwise.
  resolveId: {
    order: 'pre' as const,
    handler: (id: string) => (id === 'astro:data-layer-content' ? CONTENT : undefined),
  },
};

interface ProgramFile {
  type: 'chunk';
  id: string;
  fileName: string;
  preserveSignature: 'strict';
}

/** Adds the program to what is compiled for Node. */
const programEntry = {
  name: 'program-entry',
  applyToEnvironment: ({ name }: { name: string }) => name === 'prerender',
  buildStart(this: { emitFile: (file: ProgramFile) => string }) {
    // Strict: what it exports is what publisher/render calls.
    this.emitFile({ type: 'chunk', id: PROGRAM_SOURCE, fileName: PROGRAM, preserveSignature: 'strict' });
  },
};
