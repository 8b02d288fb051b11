let attempt = 0;

/**
 * Imports a part of the app, also after that has failed once: some browsers remember a failed address until the
 * page is loaded again, so that it is asked for once more under another one.
 * @throws what the browser says when it fails both ways.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // The only place where a browser names the address of what it could not load.
    const address = /https?:\/\/[^\s?]+/.exec(String(error))?.[0];
    if (!address) throw error;
    attempt += 1;
    return import(/* @vite-ignore */ `${address}?again=${attempt}`);
  }
}
