import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventStream } from '../../../../plugins/gatsby-plugin-content-check/src/event-stream';
import type { Fault } from '../../../../plugins/gatsby-plugin-content-check/src/fault';

const fault: Fault = { severity: 'error', rule: 'r', file: 'a.mdx', message: 'm' };

describe('a page that listens', () => {
  it('gets the list at once, and each later one', async () => {
    const stream = new EventStream();
    const server = createServer((_, response) => stream.add(response)).listen(0);
    const { port } = server.address() as AddressInfo;
    stream.send('faults', [fault]);
    const { body, headers } = await fetch(`http://localhost:${port}`);
    expect(headers.get('content-type')).toBe('text/event-stream');
    const reader = body?.getReader();
    const next = async (): Promise<string> => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await next()).toBe(`event: faults\ndata: ${JSON.stringify([fault])}\n\n`);
    stream.send('faults', []);
    expect(await next()).toBe('event: faults\ndata: []\n\n');
    await reader?.cancel();
    server.closeAllConnections();
    server.close();
  });
});
