import type { Config } from '#config.ts';

/** The sources, other than their own host, that a Content-Security-Policy allows pages to load from. */
export interface PageSources {
  images: string[];
  connections: string[];
  /** Scripts, and the frames that they open. */
  scripts: string[];
}

const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** Google's check for robots, which Firebase loads before it texts a code: the second step of some accounts. */
const ROBOT_CHECK = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** What Firebase loads into a page that opens a window of Google or Apple. */
const WINDOWS = ['https://apis.google.com/'];

/**
 * The sources that the configuration needs: Firebase, which browsers call themselves, and the public host, from which the
 * hero picture is loaded if it fails on the page's own host.
 */
export function pageSources({ publicUrl, identity: { firebase } }: Config): PageSources {
  const images = [publicUrl];
  if (!firebase) return { images, connections: [], scripts: [] };
  if (firebase.emulatorHost) return { images, connections: [`http://${firebase.emulatorHost}`], scripts: [] };
  const windows =
    firebase.providers.length > 0 ? [...WINDOWS, `https://${firebase.authDomain}/__/auth/`] : [];
  return {
    images,
    connections: [...FIREBASE, ...ROBOT_CHECK, ...(windows.length > 0 ? WINDOWS : [])],
    scripts: [...ROBOT_CHECK, ...windows],
  };
}
