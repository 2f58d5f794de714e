import { docsClient } from '../../shared/docusaurus-values';

export const {
  useActiveDocContext,
  useActiveVersion,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDocsVersion,
  useLatestVersion,
  useVersions,
} = docsClient;
