import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ target: string, from: string, except: string[], message: string }} Zone */

/** What each layer of the site may import below `src`, besides itself and packages. */
const SITE_LAYERS = {
  domain: [],
  content: ['domain'],
  integrations: [],
  lib: ['domain'],
  components: [],
  styles: [],
  layouts: ['islands', 'components', 'domain', 'lib', 'styles'],
  islands: ['admin', 'features', 'components', 'domain', 'lib'],
  features: ['components', 'content', 'domain', 'lib'],
  admin: ['components', 'domain', 'lib', 'styles'],
  pages: ['admin', 'content', 'layouts', 'islands', 'features', 'components', 'domain', 'styles'],
};

/** What each layer of the back office may import below `src/admin`, besides itself and the layers of the site. */
const ADMIN_LAYERS = {
  lib: [],
  components: ['lib'],
  features: ['components', 'lib'],
};

/** What each layer of the functions may import below `functions/src`, besides itself, the domain and packages. */
const FUNCTION_LAYERS = {
  platform: [],
  http: ['platform'],
  features: ['platform', 'http'],
};

/** Folders whose subfolders are features; a new feature gets its boundary automatically. */
const FEATURE_FOLDERS = ['src/features', 'src/admin/features', 'functions/src/features'];

/** Folders at the root, and what each must not import. */
const ROOT_FOLDERS = {
  src: ['functions', 'publisher', 'scripts', 'tests'],
  'functions/src': ['publisher', 'scripts', 'tests'],
  publisher: ['functions', 'tests'],
};

/** The module below `functions` with which publisher and functions sign their messages. */
const SHARED_WITH_PUBLISHER = 'src/platform/requests/signed-message.ts';

/**
 * The import boundaries as zones for import-x/no-restricted-paths.
 * @param {string} root the repository's folder
 * @returns {Zone[]}
 */
export function importZones(root) {
  return [
    ...layerZones('src', SITE_LAYERS),
    ...layerZones('src/admin', ADMIN_LAYERS),
    ...layerZones('functions/src', FUNCTION_LAYERS),
    ...FEATURE_FOLDERS.flatMap((folder) => featureZones(root, folder)),
    { target: './functions/src', from: './src', except: ['domain'], message: 'Functions share only the domain.' },
    ...Object.entries(ROOT_FOLDERS).flatMap(([target, others]) =>
      others.map((from) => ({
        target: `./${target}`,
        from: `./${from}`,
        except: target === 'publisher' && from === 'functions' ? [SHARED_WITH_PUBLISHER] : [],
        message: `${target} does not import ${from}.`,
      })),
    ),
    {
      target: './tests',
      from: './scripts/bench',
      except: [],
      message: 'Tests do not import benchmarks; shared parts live in tests/support.',
    },
  ];
}

/**
 * @param {string} base
 * @param {Record<string, string[]>} layers
 * @returns {Zone[]}
 */
function layerZones(base, layers) {
  return Object.entries(layers).map(([layer, allowed]) => ({
    target: `./${base}/${layer}`,
    from: `./${base}`,
    except: [layer, ...allowed],
    message: `${base}/${layer} imports ${allowed.join(', ') || 'nothing of ours'}.`,
  }));
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Zone[]}
 */
function featureZones(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      target: `./${folder}/${name}`,
      from: `./${folder}`,
      except: [name],
      message: 'Features do not import each other.',
    }));
}
