let attempt = 0;

/**
 * Imports a chunk and retries once under a different URL, because some browsers remember a failed URL until
 * the page is reloaded.
 * @throws the browser's error if both attempts fail.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    // Browsers expose the failed URL only in the error message.
    const address = /https?:\/\/[^\s?]+/.exec(String(error))?.[0];
    if (!address) throw error;
    attempt += 1;
    return import(/* @vite-ignore */ `${address}?again=${attempt}`);
  }
}
