#!/usr/bin/env bash
# Makes the film of the home page from the project's own pictures: five exteriors from golden to blue hour, each with a
# slow drift, dissolving into one another and back into the first, so that the loop has no seam. No sound track.
# Needs ffmpeg with libx264 and libsvtav1; takes a few minutes. The results are committed: public/video/hero.{mp4,webm}.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
pictures=$root/scripts/seed/pictures
target=$root/public/video
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

size=1280x720
rate=24
step=4       # seconds from one exterior to the next
dissolve=1.5 # seconds that two of them share
frames=132   # of one shot: (step + dissolve) * rate
count=0

# picture | zoom from, to | left edge from, to | upper edge from, to (shares of what the zoom leaves free)
shots='
comporta-dune-villa-pool-terrace-golden-hour 1.04 1.10 0.20 0.60 0.70 0.60
algarve-clifftop-villa-golden-hour           1.12 1.05 0.80 0.35 0.55 0.60
arrabida-timber-stone-villa-golden-hour      1.05 1.11 0.45 0.55 0.80 0.60
melides-courtyard-villa-blue-hour            1.04 1.13 0.50 0.45 0.45 0.75
alentejo-farmhouse-blue-hour                 1.11 1.05 0.10 0.70 0.50 0.55
'

# A drift of less than a pixel a frame would jerk: the picture is moved at four times its size and then made small.
while read -r picture zoom_from zoom_to left_from left_to top_from top_to; do
  [ -n "$picture" ] || continue
  progress="on/($frames-1)"
  ffmpeg -nostdin -v error -y -i "$pictures/$picture.jpg" -vf "
    crop=iw:iw*9/16:0:(ih-oh)*($top_from+$top_to)/2,
    scale=5120:2880:flags=lanczos,
    zoompan=d=$frames:fps=$rate:s=2560x1440
      :z='$zoom_from+($zoom_to-$zoom_from)*$progress'
      :x='(iw-iw/zoom)*($left_from+($left_to-$left_from)*$progress)'
      :y='(ih-ih/zoom)*($top_from+($top_to-$top_from)*$progress)',
    scale=$size:flags=area,format=yuv420p" -frames:v "$frames" -c:v ffv1 "$work/shot-$((++count)).mkv"
done <<<"$shots"

# The first shot stands at the end again; the loop begins after its dissolve and ends with it.
inputs=() filter='' previous='[0:v]'
for ((shot = 0; shot <= count; shot++)); do
  inputs+=(-i "$work/shot-$((shot % count + 1)).mkv")
  [ "$shot" -gt 0 ] || continue
  filter+="$previous[$shot:v]xfade=transition=fade:duration=$dissolve:offset=$((shot * step))[mixed$shot];"
  previous="[mixed$shot]"
done
filter+="${previous}trim=start=$dissolve:end=$(echo "$count * $step + $dissolve" | bc),setpts=PTS-STARTPTS[film]"
ffmpeg -nostdin -v error -y "${inputs[@]}" -filter_complex "$filter" -map '[film]' -c:v ffv1 "$work/film.mkv"

mkdir -p "$target"
for pass in 1 2; do
  ffmpeg -nostdin -v error -y -i "$work/film.mkv" -an -c:v libx264 -preset veryslow -profile:v high -level 3.1 \
    -pix_fmt yuv420p -b:v 600k -maxrate 1200k -bufsize 2400k -pass "$pass" -passlogfile "$work/pass" -movflags +faststart \
    -map_metadata -1 "$target/hero.mp4"
done
ffmpeg -nostdin -v error -y -i "$work/film.mkv" -an -c:v libsvtav1 -preset 4 -crf 36 -g 240 -pix_fmt yuv420p10le \
  -map_metadata -1 "$target/hero.webm"
ls -l "$target"
