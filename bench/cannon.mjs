import autocannon from 'autocannon';

// A process of its own: node cannon.mjs '{"url": …, "connections": …, "duration": …}'. autocannon turns every body into
// text for listeners. There are none here, and with pictures that would take longer than the server needs to send them.
const { file, ...options } = JSON.parse(process.argv[2]);
const withoutBodies = (client) => {
  client.pipelinedRequests.addBody = () => {};
};
const body = file && { body: await (await import('node:fs/promises')).readFile(file) };
process.stdout.write(JSON.stringify(await autocannon({ ...options, ...body, setupClient: withoutBodies })));
