/** Returns the message about a page module without a page component; `owner` is the path of its page. */
export function describeMissingComponent(owner: string): string {
  return `The page component of ${owner} has no default export. A page component should be default-exported.`;
}
