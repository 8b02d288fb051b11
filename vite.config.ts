import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const api = process.env.API_ADDRESS ?? 'http://127.0.0.1:4000';
/** What the server answers; everything else is the web app's. */
const servers = '^/(api|files|art|templates|toytwins|sandbox|outbox|s)(/|\\?|$)';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { [servers]: { target: api, changeOrigin: false } },
  },
});
