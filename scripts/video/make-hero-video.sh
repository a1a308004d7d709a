#!/usr/bin/env bash
# Makes the film of the home page from the project's own pictures: five exteriors from golden to blue hour, each with a
# slow drift, dissolving into one another and back into the first, so that the loop has no seam. No sound track.
# One film lies down for computers, one stands for telephones, each as AV1 and as H.264: public/video/ holds the results.
# Needs ffmpeg with libx264 and libsvtav1; takes about ten minutes.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
target=$root/public/video
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

rate=24
step=4       # seconds from one exterior to the next
dissolve=1.5 # seconds that two of them share
frames=132   # of one shot: (step + dissolve) * rate

# picture | part kept: from above when lying, from the left when standing | zoom from, to | drift across, down from, to
# (all but the zoom are shares of what is free)
shots='
comporta-dune-villa-pool-terrace-golden-hour 0.65 0.60 1.04 1.10 0.20 0.60 0.70 0.60
algarve-clifftop-villa-golden-hour           0.58 0.48 1.12 1.05 0.80 0.35 0.55 0.60
arrabida-timber-stone-villa-golden-hour      0.70 0.45 1.05 1.11 0.45 0.55 0.80 0.60
melides-courtyard-villa-blue-hour            0.60 0.48 1.04 1.13 0.50 0.45 0.45 0.75
alentejo-farmhouse-blue-hour                 0.52 0.45 1.11 1.05 0.10 0.70 0.50 0.55
'

# make_film name width height: its shots, their chain, and both encodings.
make_film() {
  local name=$1 width=$2 height=$3 count=0 shot pass
  local picture above left zoom_from zoom_to across_from across_to down_from down_to

  # A drift of less than a pixel a frame would jerk: the picture moves at four times its size and is then made small.
  while read -r picture above left zoom_from zoom_to across_from across_to down_from down_to; do
    [ -n "$picture" ] || continue
    count=$((count + 1))
    local part="crop=iw:iw*9/16:0:(ih-oh)*$above" progress="on/($frames-1)"
    [ "$width" -gt "$height" ] || part="crop=ih*9/16:ih:(iw-ow)*$left:0"
    ffmpeg -nostdin -v error -y -i "$root/scripts/seed/pictures/$picture.jpg" -frames:v "$frames" -c:v ffv1 -vf "
      $part,scale=$((width * 4)):$((height * 4)):flags=lanczos,
      zoompan=d=$frames:fps=$rate:s=$((width * 2))x$((height * 2))
        :z='$zoom_from+($zoom_to-$zoom_from)*$progress'
        :x='(iw-iw/zoom)*($across_from+($across_to-$across_from)*$progress)'
        :y='(ih-ih/zoom)*($down_from+($down_to-$down_from)*$progress)',
      scale=$width:$height:flags=area,format=yuv420p" "$work/$name-$count.mkv"
  done <<<"$shots"

  # The first shot stands at the end again; the loop begins after its dissolve and ends with it.
  local inputs=() filter='' previous='[0:v]'
  for ((shot = 0; shot <= count; shot++)); do
    inputs+=(-i "$work/$name-$((shot % count + 1)).mkv")
    [ "$shot" -gt 0 ] || continue
    filter+="$previous[$shot:v]xfade=transition=fade:duration=$dissolve:offset=$((shot * step))[mixed$shot];"
    previous="[mixed$shot]"
  done
  filter+="${previous}trim=start=$dissolve:duration=$((count * step)),setpts=PTS-STARTPTS[film]"
  ffmpeg -nostdin -v error -y "${inputs[@]}" -filter_complex "$filter" -map '[film]' -c:v ffv1 "$work/$name.mkv"

  for pass in 1 2; do
    ffmpeg -nostdin -v error -y -i "$work/$name.mkv" -an -map_metadata -1 -c:v libx264 -preset veryslow \
      -profile:v high -level 3.1 -pix_fmt yuv420p -b:v 600k -maxrate 1200k -bufsize 2400k \
      -pass "$pass" -passlogfile "$work/pass" -movflags +faststart "$target/$name.mp4"
  done
  ffmpeg -nostdin -v error -y -i "$work/$name.mkv" -an -map_metadata -1 -c:v libsvtav1 -preset 4 -crf 36 -g 240 \
    -pix_fmt yuv420p10le "$target/$name.webm"
}

mkdir -p "$target"
make_film hero-lying 1280 720
make_film hero-standing 720 1280
ls -l "$target"
