import { create } from 'zustand';
import { applyDarkMode, isPageDark } from './dark-mode.ts';

/** docs/specification.md#data, "Interface preferences": the only application state slice. */
type Preferences = {
  isLoading: boolean;
  darkMode: boolean;
  sidebarOpen: boolean;
  setLoading: (isLoading: boolean) => void;
  toggleDarkMode: () => void;
  /** Adopts the theme on screen: the stored choice, or the system's preference. */
  adoptDarkMode: () => void;
  toggleSidebar: () => void;
  setSidebarOpen: (sidebarOpen: boolean) => void;
};

/** Interface preferences of this tab; only the dark mode is stored. */
export const usePreferences = create<Preferences>()((set, get) => ({
  isLoading: false,
  darkMode: false,
  sidebarOpen: true,
  setLoading: (isLoading) => set({ isLoading }),
  toggleDarkMode: () => {
    const darkMode = !get().darkMode;
    applyDarkMode(darkMode);
    set({ darkMode });
  },
  adoptDarkMode: () => set({ darkMode: isPageDark() }),
  toggleSidebar: () => set({ sidebarOpen: !get().sidebarOpen }),
  setSidebarOpen: (sidebarOpen) => set({ sidebarOpen }),
}));
