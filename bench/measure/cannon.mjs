import autocannon from 'autocannon';

// A process of its own: node cannon.mjs '{"url": …, "connections": …, "duration": …, "headers": {…}}'.
// autocannon turns every body into text for listeners; there are none here, and with pictures that
// would take longer than the server needs to send them.
const withoutBodies = (client) => {
  client.pipelinedRequests.addBody = () => {};
};
const result = await autocannon({ ...JSON.parse(process.argv[2]), setupClient: withoutBodies });
process.stdout.write(JSON.stringify(result));
