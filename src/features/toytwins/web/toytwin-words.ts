const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** An ISO 8601 time as a day: 'November 20, 2026'. */
export function dayWords(iso: string): string {
  return day.format(new Date(iso));
}

/** An ISO 8601 time as a day with its hour and minute. */
export function minuteWords(iso: string): string {
  return minute.format(new Date(iso));
}
