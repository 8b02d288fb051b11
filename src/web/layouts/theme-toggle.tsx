import { usePreferences } from '../theme/preferences.ts';

/** Switches between the light and the dark look. */
export function ThemeToggle({ className }: { className?: string }) {
  const darkMode = usePreferences((preferences) => preferences.darkMode);
  const toggle = usePreferences((preferences) => preferences.toggleDarkMode);
  return (
    <button type="button" role="switch" aria-checked={darkMode} onClick={toggle} className={className}>
      <span className="flex-1 text-left">Dark mode</span>
      <span
        aria-hidden="true"
        className={`relative h-6 w-11 rounded-full border-2 border-edge ${darkMode ? 'bg-blister' : 'bg-sunken'}`}
      >
        <span
          className={`absolute top-0.5 size-4 rounded-full bg-edge transition-[left] duration-150 ${darkMode ? 'left-5.5' : 'left-0.5'}`}
        />
      </span>
    </button>
  );
}
