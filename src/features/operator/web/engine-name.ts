const NAMES: Record<string, string> = { studio: 'Studio', openai: 'OpenAI', google: 'Google' };

/** An engine's name; one that this version does not know is called as it is stored. */
export function engineName(engine: string): string {
  return NAMES[engine] ?? engine;
}
