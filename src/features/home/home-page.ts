// The scripts of all blocks, in one file: a request for each would keep the first picture waiting.
import '#lib/motion/background-video.ts';
import '#lib/motion/carousel-near.ts';
import './gallery-marquee.ts';
