import { describe, expect, it } from 'vitest';
import { clientEnvironment, EMULATOR_SETS } from './emulator-sets.ts';

const proxy = 'http://proxy.test:3128';

describe('on a machine with a proxy', () => {
  it.each(['http_proxy', 'https_proxy', 'HTTPS_PROXY', 'grpc_proxy'])('%s is not asked for the emulators', (name) => {
    const list = '127.0.0.1,localhost,::1';
    expect(proxiesFor({ [name]: proxy })).toEqual([list, list]);
  });

  it('hosts that need no proxy stay without one', () => {
    const list = 'intranet.test,localhost,.example.com,127.0.0.1,::1';
    const given = { HTTP_PROXY: proxy, NO_PROXY: 'intranet.test, localhost', no_proxy: '.example.com' };
    expect(proxiesFor(given)).toEqual([list, list]);
  });
});

it('a machine without a proxy keeps its variables', () => {
  expect(proxiesFor({ NO_PROXY: 'intranet.test', http_proxy: '' })).toEqual([undefined, undefined]);
});

function proxiesFor(given: NodeJS.ProcessEnv) {
  const { NO_PROXY, no_proxy } = clientEnvironment(EMULATOR_SETS.start, given);
  return [NO_PROXY, no_proxy];
}
