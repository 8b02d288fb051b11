import { usableEngines } from '#config/imaging.ts';
import type { Services } from '#services/index.ts';
import type { SwitchName } from '#services/switches/definitions.ts';
import { offTemplates } from './off-templates.ts';

/** All switches as the desk shows them: what they say, what configuration says, and who set them. */
export function listSwitches({ config, switches }: Pick<Services, 'config' | 'switches'>) {
  const state = <Name extends SwitchName>(name: Name) => {
    const change = switches.changeOf(name);
    return {
      value: switches.read(name),
      configured: switches.definitions[name].configured,
      changedBy: change?.changedBy ?? null,
      changedAt: change?.changedAt.toISOString() ?? null,
    };
  };
  const { value, configured, ...change } = state('templates');
  return {
    engines: usableEngines(config.imaging),
    switches: {
      templates: { value: offTemplates(value), configured: offTemplates(configured), ...change },
      orders: state('orders'),
      banner: state('banner'),
      'engine.basic': state('engine.basic'),
      'engine.premium': state('engine.premium'),
      'variations.basic': state('variations.basic'),
      'variations.premium': state('variations.premium'),
      'limit.try-photo': state('limit.try-photo'),
      'limit.try-preview': state('limit.try-preview'),
      'limit.sign-up': state('limit.sign-up'),
      'limit.photo-upload': state('limit.photo-upload'),
      'limit.preview': state('limit.preview'),
      'limit.draft': state('limit.draft'),
      'limit.checkout': state('limit.checkout'),
      'limit.report': state('limit.report'),
    },
  };
}
