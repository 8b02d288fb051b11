const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words: 'December 24, 2026'. `when` is a moment, or a day as ISO 8601 writes it. */
export function formatDay(when: Date | string): string {
  return day.format(new Date(when));
}
