import ICAL from 'ical.js';

/** US Central time since 2007, when the Energy Policy Act of 2005 moved both clock changes. */
const CENTRAL_TIME = `
BEGIN:VTIMEZONE
TZID:America/Chicago
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
TZOFFSETFROM:-0600
TZOFFSETTO:-0500
TZNAME:CDT
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
TZOFFSETFROM:-0500
TZOFFSETTO:-0600
TZNAME:CST
END:STANDARD
END:VTIMEZONE`.trim();

/** Returns the rules of a time zone, for calendars that do not know its name. Throws for any but Tulsa's. */
export function calendarTimeZone(timeZone: string): ICAL.Component {
  const rules = ICAL.Component.fromString(CENTRAL_TIME.replaceAll('\n', '\r\n'));
  const known = rules.getFirstPropertyValue('tzid');
  if (known !== timeZone) {
    throw new Error(`Calendars can only be written in ${String(known)}, not in ${timeZone}.`);
  }
  return rules;
}
