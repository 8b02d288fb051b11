const time = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const timeOfYear = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats an ISO 8601 time in the operator's own zone, with the year only if it is another one. */
export function formatTime(iso: string): string {
  const at = new Date(iso);
  return (at.getFullYear() === new Date().getFullYear() ? time : timeOfYear).format(at);
}
