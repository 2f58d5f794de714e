import { Client } from 'typesense';
import { areaAttribute, batchSize, filterFields, hierarchyLevels, searchLimits } from './engine';
import type { Push } from './engine';

/** Fills a new collection, then points the alias that readers search at it. */
export const push: Push = async ({ key, index, hosts }, { records, synonyms, report }) => {
  const client = new Client({
    nodes: hosts.map(toNode),
    apiKey: key,
    connectionTimeoutSeconds: searchLimits.timeouts.write / 1000,
  });
  const collection = `${index}_${Date.now()}`;
  const previous = await client
    .aliases(index)
    .retrieve()
    .then(({ collection_name: name }) => name)
    .catch(() => null);
  report(`Schema of ${index}`);
  await client.collections().create(makeSchema(collection));
  try {
    await pushSynonyms(client, collection, synonyms).catch((reason: unknown) => {
      // From version 30 on, synonyms are no longer part of a collection; search works without them.
      report(`Synonyms were not accepted: ${reason instanceof Error ? reason.message : String(reason)}`);
    });
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize).map((record) => ({ id: record.objectID, ...record }));
      const results = await client.collections(collection).documents().import(batch, { action: 'upsert' });
      const refused = results.find(({ success }) => !success);
      if (refused) throw new Error(`The server rejected a record: ${refused.error ?? 'no reason given'}`);
      report(`${start + batch.length} of ${records.length} records`);
    }
    await client.aliases().upsert(index, { collection_name: collection });
  } catch (reason) {
    await client
      .collections(collection)
      .delete()
      .catch(() => undefined);
    throw reason;
  }
  if (previous !== null) await client.collections(previous).delete();
};

function toNode(address: string): { host: string; port: number; protocol: string } {
  const { hostname, port, protocol } = new URL(address);
  return { host: hostname, port: Number(port) || (protocol === 'http:' ? 80 : 443), protocol: protocol.slice(0, -1) };
}

async function pushSynonyms(client: Client, collection: string, synonyms: readonly string[][]): Promise<void> {
  for (const [number, words] of synonyms.entries()) {
    await client.collections(collection).synonyms().upsert(`site-${number}`, { synonyms: words });
  }
}

function makeSchema(name: string) {
  const text = (field: string, more: { optional?: boolean; facet?: boolean } = {}) => ({
    name: field,
    type: 'string' as const,
    ...more,
  });
  const always = ['lvl0', 'lvl1'];
  return {
    name,
    enable_nested_fields: true,
    token_separators: ['_', '-', '/'],
    fields: [
      ...hierarchyLevels.map((level) =>
        text(`hierarchy.${level}`, {
          optional: !always.includes(level),
          facet: `hierarchy.${level}` === areaAttribute,
        }),
      ),
      text('content', { optional: true }),
      text('description', { optional: true }),
      text('extras', { optional: true }),
      { name: 'keywords', type: 'string[]' as const, optional: true },
      { name: 'questions', type: 'string[]' as const, optional: true },
      text('url_without_anchor', { facet: true }),
      ...filterFields.map((field) => text(field, { facet: true })),
      { name: 'weight.pageRank', type: 'int32' as const },
      { name: 'weight.level', type: 'int32' as const },
      { name: 'weight.position', type: 'int32' as const },
    ],
  };
}
