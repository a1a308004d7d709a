/** Text of the button that pauses and plays a background video. */
export const VIDEO_TEXT = { pause: 'Pause video', play: 'Play video' } as const;
