import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback, steppingPlayback } from './playback.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a playback', () => {
  it('waits until it is in view', () => {
    const onChange = vi.fn();
    const playback = new Playback(onChange);
    expect(playback.running).toBe(false);
    playback.resume('view');
    expect(onChange.mock.calls).toEqual([[true]]);
  });

  it('runs again only after the last reason for a pause', () => {
    const playback = inView();
    playback.pause('pointer');
    playback.pause('focus');
    playback.resume('pointer');
    expect(playback.running).toBe(false);
    playback.resume('focus');
    expect(playback.running).toBe(true);
  });

  it('stays off, whatever the pointer does', () => {
    const playback = inView();
    playback.pause('off');
    playback.pause('pointer');
    playback.resume('pointer');
    expect(playback.running).toBe(false);
  });

  it('reports when it is switched off and on', () => {
    const playback = inView();
    const states: boolean[] = [];
    playback.onSwitch = () => states.push(playback.off);
    playback.pause('off');
    playback.resume('off');
    expect(states).toEqual([true, false]);
  });

  it('counts a pause of 15 s from the last call', () => {
    const playback = inView();
    playback.hold(15_000);
    vi.advanceTimersByTime(10_000);
    playback.hold(15_000);
    vi.advanceTimersByTime(14_999);
    expect(playback.running).toBe(false);
    vi.advanceTimersByTime(1);
    expect(playback.running).toBe(true);
  });
});

describe('a playback in steps', () => {
  it('takes a step every 8 s', () => {
    const step = vi.fn();
    steppingPlayback(8000, step).resume('view');
    vi.advanceTimersByTime(7999);
    expect(step).not.toHaveBeenCalled();
    vi.advanceTimersByTime(8001);
    expect(step).toHaveBeenCalledTimes(2);
  });

  it('restarts its interval after a pause', () => {
    const step = vi.fn();
    const playback = steppingPlayback(8000, step);
    playback.resume('view');
    vi.advanceTimersByTime(7000);
    playback.pause('pointer');
    vi.advanceTimersByTime(60_000);
    playback.resume('pointer');
    vi.advanceTimersByTime(7999);
    expect(step).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(step).toHaveBeenCalledTimes(1);
  });
});

function inView(): Playback {
  const playback = new Playback(() => undefined);
  playback.resume('view');
  return playback;
}
