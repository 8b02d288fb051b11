/** What the browsers inside other apps call themselves. They show pages, and save no file that a page hands them. */
const APPS =
  /Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|TikTok|trill_|Snapchat|Pinterest\/|\bLine\/|MicroMessenger|Threads|Barcelona/;

/** Whether this is the browser inside such an app, as far as it says so. */
export function isInAppBrowser(userAgent: string = navigator.userAgent): boolean {
  return APPS.test(userAgent);
}
