import {
  countBy,
  found,
  mark,
  Refusal,
  searchKey,
  start,
  valueOf,
  writeKey,
} from '../../../__tests__/support/search/servers.mjs';

/** Speaks the protocol of Typesense, see `servers.mjs`. */
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
