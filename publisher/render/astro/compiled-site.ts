import { rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { RENDERER_FILE } from '../load-renderer.ts';

const RENDERER_SOURCE = fileURLToPath(new URL('../renderer/render-site.ts', import.meta.url));
const CONTENT = fileURLToPath(new URL('./content-in-memory.ts', import.meta.url));

/**
 * Makes `astro build` compile the site instead of rendering it. Next to the folder of assets it leaves the folder
 * `renderer`, with the pages as code and publisher/render/renderer to render them. Code changes rarely and content often,
 * so content is read when pages are rendered and never becomes part of the code (docs/decisions/0065-compiled-site.md).
 */
export function compiledSite(): AstroIntegration {
  let outDir: URL;
  return {
    name: 'compiled-site',
    hooks: {
      'astro:config:setup': ({ updateConfig, command }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [contentInMemory, rendererEntry] } });
      },
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'compiled-site',
          // Astro removes this folder when it has no more pages to render.
          getStaticPaths: async () => {
            await rename(new URL('.prerender/', outDir), new URL('../renderer/', outDir));
            return [];
          },
          render: () => Promise.reject(new Error('A compiled site is rendered by its own renderer.')),
        });
      },
    },
  };
}

/** Replaces the content store that Astro would bundle. */
const contentInMemory = {
  name: 'content-in-memory',
  // Otherwise Astro's own plugin resolves the module first.
  resolveId: {
    order: 'pre' as const,
    handler: (id: string) => (id === 'astro:data-layer-content' ? CONTENT : undefined),
  },
};

interface EmittedChunk {
  type: 'chunk';
  id: string;
  fileName: string;
  preserveSignature: 'strict';
}

/** Adds the renderer to what is compiled for Node. */
const rendererEntry = {
  name: 'renderer-entry',
  applyToEnvironment: ({ name }: { name: string }) => name === 'prerender',
  buildStart(this: { emitFile: (file: EmittedChunk) => string }) {
    // Strict keeps its exports, which publisher/render calls.
    this.emitFile({ type: 'chunk', id: RENDERER_SOURCE, fileName: RENDERER_FILE, preserveSignature: 'strict' });
  },
};
