/** Days for which a report of a shared page is kept, as its reporter and the privacy page are told. */
export const REPORT_DAYS = 90;
