import { usePreferences } from '../theme/preferences.ts';
import { Switch } from '../ui/switch.tsx';

/** Switches between the light and the dark theme. */
export function ThemeToggle({ className }: { className?: string }) {
  const darkMode = usePreferences((preferences) => preferences.darkMode);
  const toggle = usePreferences((preferences) => preferences.toggleDarkMode);
  return <Switch label="Dark mode" on={darkMode} onClick={toggle} className={className} />;
}
