import fastify from 'fastify';
import { listen } from './listen.ts';

// The ceiling of everything that is served over HTTP here: the same framework doing nothing.
const app = fastify({ logger: false });
app.get('/', () => ({ hello: 'world' }));
await listen(app);
