import { docsClient } from '../values/docs-client';

export const {
  useActiveDocContext,
  useActiveVersion,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDocsVersion,
  useLatestVersion,
  useVersions,
} = docsClient;
