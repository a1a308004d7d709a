/**
 * Rise and set of the sun as the United States Naval Observatory published them in its yearly tables: three places at the
 * latitudes of Portugal and north of it, twenty dates each. Standard time of the place, except for Toronto (summer time).
 */
export const ALMANAC = [
  {
    place: 'Fredonia',
    point: { latitude: 36.95, longitude: -112.52 },
    timeZone: '-07:00',
    table: `
  2023-01-05 07:44 17:28
  2023-01-20 07:40 17:42
  2023-02-03 07:31 17:57
  2023-02-18 07:15 18:13
  2023-03-05 06:56 18:28
  2023-03-20 06:34 18:42
  2023-03-31 06:17 18:52
  2023-04-10 06:03 19:00
  2023-04-25 05:43 19:14
  2023-05-10 05:27 19:27
  2023-05-25 05:15 19:39
  2023-06-10 05:10 19:49
  2023-06-21 05:11 19:53
  2023-07-10 05:19 19:52
  2023-07-30 05:34 19:39
  2023-08-20 05:51 19:15
  2023-09-10 06:08 18:45
  2023-09-23 06:19 18:26
  2023-10-20 06:42 17:47
  2023-12-21 07:39 17:17`,
  },
  {
    place: 'San Francisco',
    point: { latitude: 37.767, longitude: -122.433 },
    timeZone: '-08:00',
    table: `
  2012-01-10 07:25 17:09
  2012-01-25 07:19 17:25
  2012-02-10 07:05 17:43
  2012-02-25 06:47 17:59
  2012-03-10 06:27 18:13
  2012-03-25 06:05 18:27
  2012-04-10 05:41 18:41
  2012-04-20 05:27 18:51
  2012-05-05 05:09 19:04
  2012-05-20 04:56 19:17
  2012-06-05 04:48 19:29
  2012-06-20 04:48 19:35
  2012-07-15 05:00 19:31
  2012-08-01 05:14 19:18
  2012-08-31 05:40 18:40
  2012-09-15 05:52 18:17
  2012-10-10 06:14 17:39
  2012-11-01 06:36 17:10
  2012-11-20 06:56 16:55
  2012-12-20 07:21 16:54`,
  },
  {
    place: 'Toronto',
    point: { latitude: 43.667, longitude: -79.417 },
    timeZone: '-04:00',
    table: `
  2001-04-01 06:59 19:45
  2001-04-02 06:57 19:46
  2001-04-03 06:56 19:47
  2001-04-04 06:54 19:48
  2001-04-05 06:52 19:49
  2001-04-06 06:50 19:51
  2001-04-07 06:48 19:52
  2001-04-08 06:47 19:53
  2001-04-09 06:45 19:54
  2001-04-10 06:43 19:55
  2001-04-11 06:42 19:57
  2001-04-12 06:40 19:58
  2001-04-13 06:38 19:59
  2001-04-14 06:36 20:00
  2001-04-15 06:35 20:01
  2001-04-16 06:33 20:03
  2001-04-17 06:31 20:04
  2001-04-18 06:30 20:05
  2001-04-19 06:28 20:06
  2001-04-20 06:27 20:07`,
  },
].map(({ table, ...place }) => ({ ...place, days: table.trim().split('\n').map(readDay) }));

/** A line such as '2023-01-05 07:44 17:28', with times in minutes since midnight. */
function readDay(line: string): { date: string; rise: number; set: number } {
  const [date = '', rise = '', set = ''] = line.trim().split(' ');
  return { date, rise: minutesOf(rise), set: minutesOf(set) };
}

function minutesOf(time: string): number {
  const [hours = NaN, minutes = NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
