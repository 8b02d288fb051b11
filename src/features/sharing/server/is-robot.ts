/** Names that robots give themselves, and the programs that draw the preview of a link in a chat. */
const ROBOTS =
  /(?<!cu)bot\b|bot[/_-]|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|meta-external|whatsapp|embedly|pinterest\/|skypeuripreview|mastodon|lighthouse|headless|curl\/|wget\/|python|java\/|go-http|okhttp|axios|node-fetch|undici|postman|scan|monitor|validator|fetch\//i;

/** Whether a visit is not a person's, as far as its browser's name tells. Without a name it is not. */
export function isRobot(userAgent: string | undefined): boolean {
  return !userAgent || ROBOTS.test(userAgent);
}
