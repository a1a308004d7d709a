import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ target: string, from: string, except: string[], message: string }} Zone */

/** What each layer of the site may import below `src`, besides itself and packages. */
const SITE_LAYERS = {
  domain: [],
  build: ['domain'],
  lib: ['domain'],
  components: [],
  styles: [],
  layouts: ['components', 'domain', 'lib', 'styles'],
  features: ['components', 'domain', 'lib'],
  pages: ['layouts', 'features', 'components', 'domain'],
};

/** What each layer of the functions may import below `functions/src`, besides itself, the domain and packages. */
const FUNCTION_LAYERS = {
  platform: [],
  http: ['platform'],
  features: ['platform'],
};

/** Folders whose subfolders are features: each is walled in by being there, nobody has to remember a list. */
const FEATURE_FOLDERS = ['src/features', 'src/features/admin', 'functions/src/features'];

/**
 * The walls of the house as zones for import-x/no-restricted-paths.
 * @param {string} root the repository's folder
 * @returns {Zone[]}
 */
export function wallZones(root) {
  return [
    ...layerZones('src', SITE_LAYERS),
    ...layerZones('functions/src', FUNCTION_LAYERS),
    ...FEATURE_FOLDERS.flatMap((folder) => featureZones(root, folder)),
    { target: './functions/src', from: './src', except: ['domain'], message: 'Functions share only the domain.' },
    ...['functions', 'scripts', 'tests'].map((from) => ({
      target: './src',
      from: `./${from}`,
      except: [],
      message: `The site knows nothing of ${from}.`,
    })),
    ...['scripts', 'tests'].map((from) => ({
      target: './functions/src',
      from: `./${from}`,
      except: [],
      message: `Functions know nothing of ${from}.`,
    })),
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
    .filter((entry) => entry.isDirectory() && entry.name !== 'admin')
    .map(({ name }) => ({
      target: `./${folder}/${name}`,
      from: `./${folder.replace('/admin', '')}`,
      except: [folder.endsWith('/admin') ? `admin/${name}` : name],
      message: 'Features do not know each other.',
    }));
}
