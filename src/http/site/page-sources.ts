import type { Config } from '#config.ts';

/** Where pages may load from besides their own host, as sources of a Content-Security-Policy. */
export interface PageSources {
  images: string[];
  connections: string[];
}

const FIREBASE = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/**
 * The configured services that browsers speak to themselves. The public host is named because the hero picture
 * falls back to it when it cannot be loaded here.
 */
export function pageSources({ publicUrl, identity: { firebase } }: Config): PageSources {
  const images = [publicUrl];
  if (!firebase) return { images, connections: [] };
  return { images, connections: firebase.emulatorHost ? [`http://${firebase.emulatorHost}`] : FIREBASE };
}
