import type { PageProps } from 'gatsby';
import { Metadata } from '../components/head/Metadata';
import { withoutPrefix } from '../components/navigation/prefix';
import { NotFound } from '../components/not-found/NotFound';

export default function NotFoundPage({ location }: PageProps) {
  return <NotFound path={withoutPrefix(location.pathname)} />;
}

export function Head() {
  return (
    <Metadata
      title="Page Not Found"
      description="There is no page at this address. Search the documentation or choose one of the nearest pages."
      path={null}
      robots="noindex"
    />
  );
}
