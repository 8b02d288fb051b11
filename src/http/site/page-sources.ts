import type { Config } from '#config.ts';

/** The sources, other than their own host, that a Content-Security-Policy allows pages to load from. */
export interface PageSources {
  images: string[];
  connections: string[];
}

const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * The sources that the configuration needs: Firebase, which browsers call themselves, and the public host, from which the
 * hero picture is loaded if it fails on the page's own host.
 */
export function pageSources({ publicUrl, identity: { firebase } }: Config): PageSources {
  const images = [publicUrl];
  if (!firebase) return { images, connections: [] };
  return { images, connections: firebase.emulatorHost ? [`http://${firebase.emulatorHost}`] : FIREBASE };
}
