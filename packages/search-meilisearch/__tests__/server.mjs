import {
  countBy,
  found,
  levels,
  mark,
  Refusal,
  searchKey,
  start,
  valueOf,
  writeKey,
} from '../../../__tests__/support/search/servers.mjs';

/** Speaks the protocol of Meilisearch, see `servers.mjs`. */
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
