import { expect, it } from 'vitest';
import { isInAppBrowser } from './is-in-app-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
it.each([
  `${IPHONE} (KHTML, like Gecko) Mobile/22A3354 Instagram 350.0.0.12.97 (iPhone15,2; iOS 18_0; en_US; scale=3.00)`,
  `${IPHONE} (KHTML, like Gecko) Mobile/22A3354 [FBAN/FBIOS;FBAV/480.0.0.36.109;FBDV/iPhone15,2]`,
  'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) Chrome/140.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0]',
  'Mozilla/5.0 (Linux; Android 14; SM-S911B; wv) Chrome/140.0.0.0 Mobile trill_370505 BytedanceWebview/d8a21c6',
  `${IPHONE} (KHTML, like Gecko) Mobile/22A3354 musical_ly_37.5.0 JsSdk/2.0 NetType/WIFI Channel/App Store`,
])('is inside an app: %s', (name) => expect(isInAppBrowser(name)).toBe(true));

it.each([
  `${IPHONE} (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`,
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
])('is a browser of its own: %s', (name) => expect(isInAppBrowser(name)).toBe(false));
