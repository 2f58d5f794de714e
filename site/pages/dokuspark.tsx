import { Dokuspark } from '../dokuspark/Dokuspark';
import { Metadata } from '../../src/components/head/Metadata';

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
