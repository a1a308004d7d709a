#!/usr/bin/env bash
# Makes the background videos of the home page and of the listing pages from the project's own pictures: a few exteriors,
# each with a slow drift, dissolving into one another and back into the first, so that the loop has no seam. No sound.
# Each video is encoded as AV1 and as H.264: public/video/ holds the results. The home page has one for wide windows and
# one for portrait ones; a listing page shows its video next to the text, so that one small one is enough.
# Needs ffmpeg with libx264 and libsvtav1. Usage: make-hero-video.sh [name of a video ...], by default all of them.
set -euo pipefail

root=$(cd "$(dirname "$0")/../../.." && pwd)
target=$root/public/video
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

rate=24
step=4       # seconds from one exterior to the next
dissolve=1.5 # seconds that two of them share
frames=132   # of one shot: (step + dissolve) * rate

# picture | part kept: from above when lying, from the left when standing | zoom from, to | drift across, down from, to
# (all but the zoom are shares of what is free)
home='
comporta-dune-villa-pool-terrace-golden-hour 0.65 0.60 1.04 1.10 0.20 0.60 0.70 0.60
algarve-clifftop-villa-golden-hour           0.58 0.48 1.12 1.05 0.80 0.35 0.55 0.60
arrabida-timber-stone-villa-golden-hour      0.70 0.45 1.05 1.11 0.45 0.55 0.80 0.60
melides-courtyard-villa-blue-hour            0.60 0.48 1.04 1.13 0.50 0.45 0.45 0.75
alentejo-farmhouse-blue-hour                 0.52 0.45 1.11 1.05 0.10 0.70 0.50 0.55
'

rentals='
cascais-cubic-villa-golden-hour                 0.60 0.50 1.04 1.11 0.70 0.30 0.55 0.60
douro-quinta-terrace-pool-vines                 0.62 0.50 1.11 1.04 0.20 0.55 0.60 0.55
algarve-clifftop-house-from-garden-afternoon    0.55 0.50 1.04 1.12 0.35 0.60 0.55 0.50
'
real_estate='
melides-concrete-house-pool-side-day            0.60 0.50 1.11 1.04 0.65 0.25 0.55 0.60
cascais-gabled-villa-garden-afternoon           0.62 0.50 1.04 1.12 0.40 0.60 0.55 0.50
algarve-clifftop-infinity-pool-noon             0.60 0.50 1.05 1.10 0.20 0.60 0.60 0.55
'
mid_term='
algarve-clifftop-house-sea-terrace-sunset       0.60 0.50 1.04 1.11 0.30 0.60 0.60 0.55
melides-concrete-house-cork-oaks-evening        0.60 0.50 1.11 1.04 0.60 0.35 0.60 0.60
alentejo-courtyard-house-arcade-evening         0.50 0.50 1.04 1.13 0.40 0.55 0.50 0.50
'
events='
chapel-estate-lawn-dinner-evening               0.60 0.50 1.04 1.14 0.50 0.50 0.55 0.50
lisbon-rooftop-terrace-evening                  0.60 0.50 1.11 1.04 0.25 0.60 0.60 0.55
garden-marquee-dusk                             0.60 0.50 1.04 1.13 0.50 0.50 0.60 0.55
'
retreats='
yoga-deck-among-pines-morning                   0.60 0.50 1.04 1.12 0.35 0.60 0.55 0.55
spa-pool-stone-vault                            0.55 0.50 1.04 1.13 0.50 0.50 0.50 0.50
pine-forest-sleeping-cabin-dusk                 0.60 0.50 1.11 1.04 0.45 0.55 0.60 0.60
'
productions='
cascais-coast-road-sunset                       0.60 0.50 1.04 1.12 0.35 0.65 0.55 0.50
loft-studio-iron-windows-morning                0.60 0.50 1.11 1.04 0.60 0.35 0.55 0.55
sintra-glass-pavilion-in-the-forest             0.60 0.50 1.04 1.13 0.50 0.50 0.55 0.55
'

# Names from the command line; none means all.
wanted=("$@")

# make_video name shots width height kbit/s crf: its shots, their chain, and both encodings.
make_video() {
  local name=$1 shots=$2 width=$3 height=$4 bits=$5 quality=$6 count=0 shot pass
  [ ${#wanted[@]} -eq 0 ] || [[ " ${wanted[*]} " == *" $name "* ]] || return 0
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

  # The first shot is repeated at the end; the loop begins after its dissolve and ends with it.
  local inputs=() filter='' previous='[0:v]'
  for ((shot = 0; shot <= count; shot++)); do
    inputs+=(-i "$work/$name-$((shot % count + 1)).mkv")
    [ "$shot" -gt 0 ] || continue
    filter+="$previous[$shot:v]xfade=transition=fade:duration=$dissolve:offset=$((shot * step))[mixed$shot];"
    previous="[mixed$shot]"
  done
  filter+="${previous}trim=start=$dissolve:duration=$((count * step)),setpts=PTS-STARTPTS[video]"
  ffmpeg -nostdin -v error -y "${inputs[@]}" -filter_complex "$filter" -map '[video]' -c:v ffv1 "$work/$name.mkv"

  for pass in 1 2; do
    ffmpeg -nostdin -v error -y -i "$work/$name.mkv" -an -map_metadata -1 -c:v libx264 -preset veryslow \
      -profile:v high -level 3.1 -pix_fmt yuv420p -b:v "$bits"k -maxrate "$((bits * 2))"k -bufsize "$((bits * 4))"k \
      -pass "$pass" -passlogfile "$work/pass" -movflags +faststart "$target/$name.mp4"
  done
  ffmpeg -nostdin -v error -y -i "$work/$name.mkv" -an -map_metadata -1 -c:v libsvtav1 -preset 4 -crf "$quality" -g 240 \
    -pix_fmt yuv420p10le "$target/$name.webm"
}

mkdir -p "$target"
make_video hero-lying "$home" 1280 720 600 36
make_video hero-standing "$home" 720 1280 600 36
make_video rentals "$rentals" 960 540 380 46
make_video real-estate "$real_estate" 960 540 380 46
make_video mid-term-rental "$mid_term" 960 540 380 46
make_video events "$events" 960 540 380 46
make_video retreats "$retreats" 960 540 380 46
make_video productions "$productions" 960 540 380 46
ls -l "$target"
