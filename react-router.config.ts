import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: false,
  // The landing page is read by people who have not decided yet, and the share pages by people who never
  // will: both are written as plain HTML at build and ship no React.
  prerender: ['/', '/share-page', '/share-page-3d', '/share-gone'],
} satisfies Config;
