import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Page } from 'playwright/test';
import { variants } from '../../../scripts/test/variants.mjs';

/** Services of others, on loopback: a chat widget's script, an analytics script and a form service. */
export const thirdParties = ['chat', 'tag', 'form'] as const;
export type ThirdParty = (typeof thirdParties)[number];

/** How a service misbehaves. `throws`: its script throws, or the connection breaks. */
export const serviceFaults = ['blocked', 'slow', 'error 500', 'garbage', 'throws'] as const;
export type ServiceFault = (typeof serviceFaults)[number];

/** Like a real widget: mounts once, says `false` when it is there already, and its unmount never settles (CHT-08). */
const chatScript = `
window.LoopbackChat = {
  mounts: 0,
  mount({ id }) {
    this.mounts += 1;
    if (document.getElementById('docsbotai-root')) return Promise.resolve(false);
    const root = document.createElement('div');
    root.id = 'docsbotai-root';
    root.textContent = 'Chat ' + id;
    document.body.append(root);
    return Promise.resolve(true);
  },
  unmount() {
    document.getElementById('docsbotai-root')?.remove();
    return new Promise(() => undefined);
  },
};`;

const scripts: Record<string, string> = { chat: chatScript, tag: 'window.tagHasRun = true;' };

/** Answers the chat widget's script in the browser: the services count the requests of other tests meanwhile. */
export const withoutChat = (page: Page): Promise<unknown> =>
  page.route(variants.integrations.GATSBY_CHAT_WIDGET_SCRIPT, (route) => route.fulfill());

export interface ThirdPartyServer {
  faults: Map<ThirdParty, ServiceFault>;
  /** `METHOD /path` of each request. */
  requests: string[];
  /** Bodies that the form service got. */
  forms: URLSearchParams[];
  close: () => Promise<void>;
}

/** Serves all three; `faults` says which of them fail, and how. */
export async function startThirdParties(): Promise<ThirdPartyServer> {
  const faults: ThirdPartyServer['faults'] = new Map();
  const requests: string[] = [];
  const forms: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    void answer(request, response, faults, forms);
  });
  const { port } = new URL(variants.integrations.GATSBY_CHAT_WIDGET_SCRIPT);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(Number(port), '127.0.0.1', resolve);
  });
  return { faults, requests, forms, close: () => close(server) };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  faults: ThirdPartyServer['faults'],
  forms: URLSearchParams[],
): Promise<void> {
  const party = thirdParties.find((name) => request.url?.startsWith(`/${name}`));
  const fault = party && faults.get(party);
  if (!party) return void response.writeHead(404).end();
  // Blocked by an extension or a network: no answer at all.
  if (fault === 'blocked') return void request.socket.destroy();
  if (fault === 'slow') return;
  if (fault === 'throws' && party === 'form') return void request.socket.destroy();
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('content-type', party === 'form' ? 'application/json' : 'text/javascript');
  response.statusCode = fault === 'error 500' ? 500 : 200;
  if (fault === 'garbage') return void response.end('\u0000<<<{ not what was asked for');
  if (fault === 'throws') return void response.end(`throw new Error('thrown by ${party}')`);
  if (party === 'form') {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (fault === undefined) forms.push(new URLSearchParams(body));
    return void response.end('{"ok":true}');
  }
  response.end(scripts[party]);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
