import { defineConfig } from 'vite';

/** One file next to the built app, which the installed app registers. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'src/web/installed/worker/service-worker.ts',
      formats: ['es'],
      fileName: () => 'service-worker.js',
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});
