import { createServer } from 'node:http';

/**
 * Local servers that speak the protocols of the three engines as far as pushing and searching use them. They check keys
 * and shapes, answer faults as the real ones do, and remember what they were sent.
 */
export const writeKey = 'write-key';
export const searchKey = 'search-key';

class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * Starts a server, on a free port unless one is given; `answer(request)` returns the JSON to send or throws a `Refusal`.
 */
async function start(answer, port = 0) {
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

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];
const wordsOf = (query) => query.toLowerCase().split(/\s+/).filter(Boolean);
const textOf = (record) =>
  [...levels.map((level) => record.hierarchy[level]), record.content].filter(Boolean).join('\n').toLowerCase();
const found = (records, query) =>
  records.filter((record) => wordsOf(query).every((word) => textOf(record).includes(word)));

/** Marks as these engines do: whatever is in the record stays as it is. */
function mark(text, query, before, after) {
  let marked = text;
  for (const word of wordsOf(query)) {
    const at = marked.toLowerCase().indexOf(word);
    if (at >= 0)
      marked =
        marked.slice(0, at) + before + marked.slice(at, at + word.length) + after + marked.slice(at + word.length);
  }
  return marked;
}

const valueOf = (record, path) => path.split('.').reduce((value, key) => value?.[key], record);
const countBy = (records, path) => {
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

export async function startMeilisearch() {
  const indexes = new Map();
  const settings = new Map();
  const tasks = [];
  const enqueue = (type, work) => {
    let error = null;
    try {
      work();
    } catch (reason) {
      error = { message: reason.message, code: 'invalid', type: 'invalid_request', link: '' };
    }
    const task = {
      uid: tasks.length,
      taskUid: tasks.length,
      indexUid: null,
      status: error ? 'failed' : 'succeeded',
      type,
      error,
      enqueuedAt: new Date().toISOString(),
    };
    tasks.push(task);
    return { ...task, status: 'enqueued' };
  };
  const passes = (record, filters = []) =>
    filters.every((filter) =>
      [filter].flat().some((one) => {
        const [, path, value] = /^(\S+) = (.*)$/.exec(one);
        return String(valueOf(record, path)) === JSON.parse(value);
      }),
    );
  const server = await start(({ method, path, headers, body }) => {
    const key = (headers.authorization ?? '').replace('Bearer ', '');
    const data = body === '' ? {} : JSON.parse(body);
    if (path === '/multi-search') {
      if (key !== searchKey) throw new Refusal(403, 'The provided API key is invalid.');
      return {
        results: data.queries.map((query) => {
          if (!indexes.has(query.indexUid)) throw new Refusal(400, `Index ${query.indexUid} not found.`);
          const all = found([...indexes.get(query.indexUid).values()], query.q).filter((record) =>
            passes(record, query.filter),
          );
          return {
            indexUid: query.indexUid,
            query: query.q,
            page: query.page,
            hitsPerPage: query.hitsPerPage,
            totalHits: all.length,
            totalPages: Math.ceil(all.length / query.hitsPerPage),
            processingTimeMs: 1,
            ...(query.facets
              ? { facetDistribution: Object.fromEntries(query.facets.map((facet) => [facet, countBy(all, facet)])) }
              : {}),
            hits: all.slice((query.page - 1) * query.hitsPerPage, query.page * query.hitsPerPage).map((record) => {
              const formatted = (text) => text && mark(text, query.q, query.highlightPreTag, query.highlightPostTag);
              return {
                ...record,
                _formatted: {
                  ...record,
                  hierarchy: Object.fromEntries(levels.map((level) => [level, formatted(record.hierarchy[level])])),
                  content: formatted(record.content),
                },
              };
            }),
          };
        }),
      };
    }
    if (key !== writeKey) throw new Refusal(403, 'The provided API key is invalid.');
    const [, area, name, action] = path.split('/');
    if (area === 'tasks') return tasks[Number(name)];
    if (area === 'swap-indexes')
      return enqueue('indexSwap', () => {
        for (const {
          indexes: [a, b],
        } of data) {
          if (!indexes.has(a) || !indexes.has(b)) throw new Error(`Index ${a} or ${b} not found.`);
          const first = [indexes.get(a), settings.get(a)];
          indexes.set(a, indexes.get(b));
          settings.set(a, settings.get(b));
          indexes.set(b, first[0]);
          settings.set(b, first[1]);
        }
      });
    if (path === '/indexes' && method === 'POST')
      return enqueue('indexCreation', () => {
        if (indexes.has(data.uid)) throw new Error(`Index ${data.uid} already exists.`);
        indexes.set(data.uid, new Map());
      });
    if (action === 'settings') return enqueue('settingsUpdate', () => settings.set(name, data));
    if (action === 'documents')
      return enqueue('documentAddition', () => {
        for (const record of data) indexes.get(name).set(record.objectID, record);
      });
    if (method === 'DELETE') return enqueue('indexDeletion', () => indexes.delete(name));
    throw new Refusal(404, `No such call: ${method} ${path}`);
  });
  return { ...server, indexes, settings };
}

export async function startTypesense() {
  const collections = new Map();
  const aliases = new Map();
  const schemas = new Map();
  const passes = (record, filter = '') =>
    filter === '' ||
    filter.split(' && ').every((one) => {
      const [, path, list] = /^(\S+):=\[(.*)\]$/.exec(one);
      return list.split(',').some((value) => value === `\`${valueOf(record, path)}\``);
    });
  const server = await start(({ method, path, query, headers, body }) => {
    const key = query['x-typesense-api-key'] ?? headers['x-typesense-api-key'];
    if (path === '/multi_search') {
      if (key !== searchKey) throw new Refusal(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
      return {
        results: JSON.parse(body).searches.map((search) => {
          const name = aliases.get(search.collection) ?? search.collection;
          if (!collections.has(name)) return { code: 404, error: 'Not found.' };
          const all = found([...collections.get(name).values()], search.q).filter((record) =>
            passes(record, search.filter_by),
          );
          const hit = (record) => ({
            document: record,
            highlights: search.query_by.split(',').flatMap((field) => {
              const text = valueOf(record, field);
              if (typeof text !== 'string') return [];
              const value = mark(text, search.q, search.highlight_start_tag, search.highlight_end_tag);
              return value === text
                ? []
                : [
                    {
                      field,
                      snippet: value,
                      value: search.highlight_full_fields.split(',').includes(field) ? value : undefined,
                    },
                  ];
            }),
          });
          const shown = all.slice((search.page - 1) * search.per_page, search.page * search.per_page);
          return {
            found: all.length,
            out_of: collections.get(name).size,
            page: search.page,
            search_time_ms: 1,
            facet_counts: (search.facet_by ?? '')
              .split(',')
              .filter(Boolean)
              .map((field) => ({
                field_name: field,
                counts: Object.entries(countBy(all, field)).map(([value, count]) => ({ value, count })),
              })),
            ...(search.group_by
              ? {
                  grouped_hits: shown.map((record) => ({
                    group_key: [record.url_without_anchor],
                    hits: [hit(record)],
                  })),
                }
              : { hits: shown.map(hit) }),
          };
        }),
      };
    }
    if (key !== writeKey) throw new Refusal(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
    const [, area, name, action] = path.split('/');
    if (area === 'aliases' && method === 'GET') {
      if (!aliases.has(name)) throw new Refusal(404, 'Not Found');
      return { name, collection_name: aliases.get(name) };
    }
    if (area === 'aliases' && method === 'PUT') {
      aliases.set(name, JSON.parse(body).collection_name);
      return { name, collection_name: aliases.get(name) };
    }
    if (path === '/collections' && method === 'POST') {
      const schema = JSON.parse(body);
      collections.set(schema.name, new Map());
      schemas.set(schema.name, schema);
      return schema;
    }
    if (action === 'synonyms') return { id: path.split('/')[4], ...JSON.parse(body) };
    if (action === 'documents')
      return body
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const record = JSON.parse(line);
          collections.get(name).set(record.id, record);
          return JSON.stringify({ success: true });
        })
        .join('\n');
    if (area === 'collections' && method === 'DELETE') {
      collections.delete(name);
      return { name };
    }
    throw new Refusal(404, `No such call: ${method} ${path}`);
  });
  return { ...server, collections, aliases, schemas };
}
