import { useEffect, useState } from 'react';
import { countFaults, faultsPath } from './fault';
import type { Fault } from './fault';

/** The number of faults in a corner of the page; opened, all faults by file. Without a fault there is nothing. */
export function Panel() {
  const faults = useFaults();
  if (faults.length === 0) return null;
  const hasErrors = faults.some(({ severity }) => severity === 'error');
  return (
    <details className="panel">
      <summary className={hasErrors ? 'error' : 'warning'}>
        <span role="status">{countFaults(faults)}</span>
      </summary>
      <div className="list">
        {groupByFile(faults).map(([file, ofFile]) => (
          <section key={file}>
            <h2>{file}</h2>
            <ul>
              {ofFile.map((fault, index) => (
                <li key={index}>
                  <button type="button" className={fault.severity} onClick={() => openEditor(fault)}>
                    <span className="place">{fault.position ? `Line ${fault.position.line}` : 'File'}</span>
                    <span>
                      <b>{fault.rule}</b> {fault.message}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

function useFaults(): readonly Fault[] {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  useEffect(() => {
    // The development server itself sends them; the browser connects again by itself.
    const events = new EventSource(faultsPath);
    events.onmessage = ({ data }: MessageEvent<string>) => setFaults(JSON.parse(data) as Fault[]);
    return () => events.close();
  }, []);
  return faults;
}

function groupByFile(faults: readonly Fault[]): [string, Fault[]][] {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) groups.set(fault.file, [...(groups.get(fault.file) ?? []), fault]);
  return [...groups];
}

/**
 * Gatsby's own address for its error overlay: opens the editor that runs, or the one that `EDITOR` names.
 * @reach gatsby: the address `/__open-stack-frame-in-editor` with `fileName` and `lineNumber`; a click opens no editor;
 *   `Panel.test.tsx` knows the address, nothing tests it against Gatsby
 */
function openEditor({ file, position }: Fault): void {
  const query = new URLSearchParams({ fileName: file, lineNumber: String(position?.line ?? 1) });
  void fetch(`/__open-stack-frame-in-editor?${query}`);
}
