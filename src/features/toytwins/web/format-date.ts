const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const minute = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats an ISO 8601 time as a date: 'November 20, 2026'. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** Formats an ISO 8601 time as a date with hour and minute. */
export function formatDateTime(iso: string): string {
  return minute.format(new Date(iso));
}
