import { describe, expect, it } from 'vitest';
import { createFormUploads, type FormUpload } from './form-uploads.ts';

const upload = (name: string, state: FormUpload['state'], progress = 0): FormUpload => ({
  upload: `id of ${name}`,
  name,
  state,
  progress,
});

describe('the uploads of a form', () => {
  it('are ended at once where none runs', async () => {
    expect(await createFormUploads().ended()).toEqual({ failed: [], isSkipped: false });
  });

  it('report how many run and how far those are, over all parts of the form', () => {
    const uploads = createFormUploads();
    uploads.report({}, [upload('hero', 'running', 0.5)]);
    uploads.report({}, [upload('terrace', 'running', 1), upload('pool', 'done', 1)]);
    expect(uploads.state.get()).toEqual({ running: 2, progress: 0.75 });
    expect(uploads.running.get()).toBe(2);
  });

  it('are ended when the last of them is done, also one that began while the others were waited for', async () => {
    const uploads = createFormUploads();
    const hero = {};
    const gallery = {};
    const seen: string[] = [];
    uploads.report(hero, [upload('hero', 'running')]);
    const ended = uploads.ended().then((end) => {
      seen.push('ended');
      return end;
    });
    uploads.report(gallery, [upload('pool', 'running')]);
    uploads.report(hero, [upload('hero', 'done', 1)]);
    await Promise.resolve();
    expect(seen).toEqual([]);
    uploads.report(gallery, [upload('pool', 'done', 1)]);
    expect(await ended).toEqual({ failed: [], isSkipped: false });
  });

  it('name those that failed while they were waited for, and none that had failed before', async () => {
    const uploads = createFormUploads();
    const part = {};
    uploads.report(part, [upload('plan', 'failed'), upload('pool', 'running')]);
    const ended = uploads.ended();
    uploads.report(part, [upload('plan', 'failed'), upload('pool', 'failed')]);
    expect(await ended).toEqual({ failed: ['pool'], isSkipped: false });
  });

  it('are no longer waited for when the editor does not want to', async () => {
    const uploads = createFormUploads();
    uploads.report({}, [upload('pool', 'running')]);
    const ended = uploads.ended();
    uploads.skip();
    expect(await ended).toEqual({ failed: [], isSkipped: true });
    expect(uploads.running.get()).toBe(1);
  });

  it('forget those of a part that has gone', () => {
    const uploads = createFormUploads();
    const part = {};
    uploads.report(part, [upload('pool', 'running')]);
    uploads.report(part, []);
    expect(uploads.running.get()).toBe(0);
  });
});
