import { createServer } from 'node:http';

/**
 * Local servers that speak the protocol of a search service as far as pushing and searching use it. They check keys and
 * shapes, answer faults as the real ones do, and remember what they were sent.
 */
export const writeKey = 'write-key';
export const searchKey = 'search-key';

export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * Starts a server, on a free port unless one is given; `answer(request)` returns the JSON to send or throws a `Refusal`.
 */
export async function start(answer, port = 0) {
  const requests = [];
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url, 'http://local');
      const seen = {
        method: request.method,
        path: decodeURIComponent(url.pathname),
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      requests.push(seen);
      if (server.hangs) return;
      const send = (status, value) => {
        response.writeHead(status, {
          'content-type': typeof value === 'string' ? 'text/plain' : 'application/json',
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
        });
        response.end(typeof value === 'string' ? value : JSON.stringify(value));
      };
      try {
        if (request.method === 'OPTIONS') send(204, '');
        else send(200, answer(seen));
      } catch (error) {
        send(error.status ?? 500, { message: error.message, status: error.status ?? 500 });
      }
    });
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    requests,
    /** From now on requests are noted and not answered. */
    hang: () => Object.assign(server, { hangs: true }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const wordsOf = (query) => query.toLowerCase().split(/\s+/).filter(Boolean);
const textOf = (record) =>
  [...levels.map((level) => record.hierarchy[level]), record.content].filter(Boolean).join('\n').toLowerCase();
export const found = (records, query) =>
  records.filter((record) => wordsOf(query).every((word) => textOf(record).includes(word)));

/** Marks as these engines do: whatever is in the record stays as it is. */
export function mark(text, query, before, after) {
  let marked = text;
  for (const word of wordsOf(query)) {
    const at = marked.toLowerCase().indexOf(word);
    if (at >= 0)
      marked =
        marked.slice(0, at) + before + marked.slice(at, at + word.length) + after + marked.slice(at + word.length);
  }
  return marked;
}

export const valueOf = (record, path) => path.split('.').reduce((value, key) => value?.[key], record);
export const countBy = (records, path) => {
  const counts = {};
  for (const record of records) counts[valueOf(record, path)] = (counts[valueOf(record, path)] ?? 0) + 1;
  return counts;
};

export async function startAlgolia(port) {
  const indexes = new Map();
  const settings = new Map();
  const records = (name) => indexes.get(name) ?? indexes.set(name, new Map()).get(name);
  let task = 0;
  const taken = () => ({
    taskID: (task += 1),
    updatedAt: new Date().toISOString(),
    createdAt: new Date().toISOString(),
    objectIDs: [],
  });
  const passes = (record, filters = []) =>
    filters.every((filter) =>
      [filter]
        .flat()
        .some((one) => String(valueOf(record, one.slice(0, one.indexOf(':')))) === one.slice(one.indexOf(':') + 1)),
    );
  const server = await start(({ method, path, query, headers, body }) => {
    const key = query['x-algolia-api-key'] ?? headers['x-algolia-api-key'];
    const data = body === '' ? {} : JSON.parse(body);
    if (path === '/1/indexes/*/queries') {
      if (key !== searchKey) throw new Refusal(403, 'Invalid Application-ID or API key');
      return {
        results: data.requests.map((request) => {
          if (!indexes.has(request.indexName)) throw new Refusal(404, `Index ${request.indexName} does not exist`);
          const all = found([...records(request.indexName).values()], request.query).filter((record) =>
            passes(record, request.facetFilters),
          );
          const page = request.page ?? 0;
          const match = (text) => {
            const value = mark(text, request.query, request.highlightPreTag, request.highlightPostTag);
            return { value, matchLevel: value === text ? 'none' : 'full', matchedWords: wordsOf(request.query) };
          };
          return {
            index: request.indexName,
            query: request.query,
            params: '',
            page,
            nbHits: all.length,
            hitsPerPage: request.hitsPerPage,
            nbPages: Math.ceil(all.length / request.hitsPerPage),
            processingTimeMS: 1,
            exhaustiveNbHits: true,
            ...(request.facets
              ? { facets: Object.fromEntries(request.facets.map((facet) => [facet, countBy(all, facet)])) }
              : {}),
            hits: all.slice(page * request.hitsPerPage, (page + 1) * request.hitsPerPage).map((record) => {
              const hierarchy = Object.fromEntries(
                levels
                  .filter((level) => record.hierarchy[level])
                  .map((level) => [level, match(record.hierarchy[level])]),
              );
              return {
                ...record,
                _highlightResult: { hierarchy },
                _snippetResult: { hierarchy, content: record.content ? match(record.content) : undefined },
              };
            }),
          };
        }),
      };
    }
    if (key !== writeKey) throw new Refusal(403, 'Invalid Application-ID or API key');
    const [, , , name, action] = path.split('/');
    if (action === 'settings' && method === 'PUT') {
      settings.set(name, data);
      return taken();
    }
    if (action === 'synonyms') {
      settings.set(`${name} synonyms`, data);
      return taken();
    }
    if (action === 'task') return { status: 'published', pendingTask: false };
    if (action === 'batch') {
      for (const { body: record } of data.requests) records(name).set(record.objectID, record);
      return taken();
    }
    if (action === 'operation') {
      if (data.operation === 'copy') settings.set(data.destination, settings.get(name));
      else {
        indexes.set(data.destination, records(name));
        indexes.delete(name);
      }
      return taken();
    }
    if (method === 'DELETE') {
      indexes.delete(name);
      return taken();
    }
    throw new Refusal(404, `No such call: ${method} ${path}`);
  }, port);
  return { ...server, indexes, settings };
}
