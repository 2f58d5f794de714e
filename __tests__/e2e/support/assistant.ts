import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { variants } from '../../../scripts/test/variants.mjs';

/** The assistant of the variant `integrations`, whose words a test decides one by one (AIM-12). */
export interface Assistant {
  /** Bodies of the questions, oldest first. */
  questions: string[];
  /** Sends a part of the answer to the newest question. */
  say: (part: { type: string; [key: string]: unknown }) => void;
  /** Sends text and ends the answer as services do. */
  finish: (text?: string) => void;
  close: () => Promise<void>;
}

/** Starts an assistant; it keeps every answer open until it is told to finish. */
export async function startAssistant(): Promise<Assistant> {
  const questions: string[] = [];
  let answer: ServerResponse | null = null;
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      questions.push(body);
      answer = response;
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    });
  });
  await new Promise<void>((resolve) =>
    server.listen(Number(new URL(variants.integrations.GATSBY_ASSISTANT_URL).port), '127.0.0.1', resolve),
  );
  const say: Assistant['say'] = (part) => {
    if (!answer) throw new Error('Nothing was asked.');
    answer.write(`data: ${JSON.stringify(part)}\n\n`);
  };
  return {
    questions,
    say,
    finish: (text) => {
      if (text !== undefined) say({ type: 'text-delta', id: '0', delta: text });
      say({ type: 'finish' });
      answer?.end('data: [DONE]\n\n');
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
