import { Metadata } from 'help-portal/components';
import { Dokuspark } from '../dokuspark/Dokuspark';

export default function DokusparkPage() {
  return <Dokuspark />;
}

export function Head() {
  return (
    <Metadata
      title="Dokuspark"
      description="Where this documentation comes from: how it is written, how to tell us what is missing, and what to read next."
      path="/dokuspark"
    />
  );
}
