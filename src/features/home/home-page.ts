// The scripts of all blocks, in one file: a request for each would keep the first picture waiting.
import '../../lib/background-video.ts';
import '../../lib/carousel-near.ts';
import './roving-gallery.ts';
