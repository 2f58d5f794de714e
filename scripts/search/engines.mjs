import { algoliasearch } from 'algoliasearch';
import { Meilisearch } from 'meilisearch';
import { Client as TypesenseClient } from 'typesense';
import { algoliaSettings, meilisearchSettings, typesenseSchema } from './settings.mjs';

/**
 * @typedef {Record<string, unknown> & { objectID: string }} PushedRecord
 * @typedef {{ target: import('./configuration.mjs').PushTarget, records: PushedRecord[], synonyms: string[][], report: (line: string) => void }} Push
 */

const batchSize = 1000;

/** Each engine by its official client. Readers see the old index until the new one is complete. */
export const engines = { algolia: pushToAlgolia, meilisearch: pushToMeilisearch, typesense: pushToTypesense };

/** @param {Push} push */
async function pushToAlgolia({ target: { appId, key, index, hosts }, records, synonyms, report }) {
  const client = algoliasearch(
    appId,
    key,
    hosts.length === 0
      ? {}
      : {
          hosts: hosts.map((address) => {
            const { host, protocol } = new URL(address);
            return { url: host, protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' };
          }),
        },
  );
  const { settings, synonyms: pairs } = algoliaSettings(synonyms);
  report(`Settings of ${index}`);
  const { taskID } = await client.setSettings({ indexName: index, indexSettings: settings });
  await client.waitForTask({ indexName: index, taskID });
  if (pairs.length > 0) {
    const saved = await client.saveSynonyms({ indexName: index, synonymHit: pairs, replaceExistingSynonyms: true });
    await client.waitForTask({ indexName: index, taskID: saved.taskID });
  }
  report(`${records.length} records in batches of ${batchSize}`);
  // Into a temporary index with the same settings, which then takes the place of the old one.
  await client.replaceAllObjects({ indexName: index, objects: records, batchSize });
}

/** @param {Push} push */
async function pushToMeilisearch({
  target: {
    key,
    index,
    hosts: [host = ''],
  },
  records,
  synonyms,
  report,
}) {
  const client = new Meilisearch({ host, apiKey: key });
  const temporary = `${index}_tmp_${Date.now()}`;
  const finish = async (
    /** @type {{ waitTask: () => Promise<{ status: string, error?: { message?: string } | null }> }} */ enqueued,
  ) => {
    const { status, error } = await enqueued.waitTask();
    if (status !== 'succeeded') throw new Error(`The server refused: ${error?.message ?? status}`);
  };
  try {
    await finish(client.createIndex(temporary, { primaryKey: 'objectID' }));
    report(`Settings of ${index}`);
    await finish(client.index(temporary).updateSettings(meilisearchSettings(synonyms)));
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize);
      await finish(client.index(temporary).addDocuments(batch));
      report(`${start + batch.length} of ${records.length} records`);
    }
    // A swap needs both; the first push makes the index.
    await client.createIndex(index, { primaryKey: 'objectID' }).waitTask();
    await finish(client.swapIndexes([{ indexes: [index, temporary], rename: false }]));
  } finally {
    await client.deleteIndexIfExists(temporary);
  }
}

/** @param {Push} push */
async function pushToTypesense({ target: { key, index, hosts }, records, synonyms, report }) {
  const nodes = hosts.map((address) => {
    const { hostname, port, protocol } = new URL(address);
    return { host: hostname, port: Number(port) || (protocol === 'http:' ? 80 : 443), protocol: protocol.slice(0, -1) };
  });
  const client = new TypesenseClient({ nodes, apiKey: key, connectionTimeoutSeconds: 30 });
  const collection = `${index}_${Date.now()}`;
  const former = await client
    .aliases(index)
    .retrieve()
    .then(({ collection_name: name }) => name)
    .catch(() => null);
  report(`Schema of ${index}`);
  await client.collections().create(typesenseSchema(collection));
  try {
    await pushSynonyms(client, collection, synonyms).catch((reason) => {
      // Servers from version 30 on keep them apart from collections; search works without.
      report(`Synonyms were not accepted: ${reason instanceof Error ? reason.message : reason}`);
    });
    for (let start = 0; start < records.length; start += batchSize) {
      const batch = records.slice(start, start + batchSize).map((record) => ({ id: record.objectID, ...record }));
      const results = await client.collections(collection).documents().import(batch, { action: 'upsert' });
      const refused = results.find(({ success }) => !success);
      if (refused) throw new Error(`The server refused a record: ${refused.error ?? 'no reason given'}`);
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
  if (former !== null) await client.collections(former).delete();
}

/**
 * @param {TypesenseClient} client
 * @param {string} collection
 * @param {string[][]} synonyms
 */
async function pushSynonyms(client, collection, synonyms) {
  for (const [number, words] of synonyms.entries()) {
    await client.collections(collection).synonyms().upsert(`site-${number}`, { synonyms: words });
  }
}
