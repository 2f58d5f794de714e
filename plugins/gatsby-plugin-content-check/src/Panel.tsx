import { useEffect, useState } from 'react';
import { countFaults } from './fault';
import type { Fault } from './fault';
import { messagesPath } from './messages';
import type { Messages } from './messages';

/**
 * The number of faults in a corner of the page; opened, all faults by file. A page that is no longer there says so. Without
 * either there is nothing.
 */
export function Panel() {
  const { faults, gone } = useMessages();
  const isGone = gone.some((path) => pathOf(path) === pathOf(location.pathname));
  if (faults.length === 0 && !isGone) return null;
  return (
    <div className="panels">
      {isGone && (
        <p className="panel error" role="status">
          This page is gone: its file was renamed, moved or deleted. You see its last state.
        </p>
      )}
      {faults.length > 0 && <Faults faults={faults} />}
    </div>
  );
}

function Faults({ faults }: Pick<Messages, 'faults'>) {
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

function useMessages(): Messages {
  const [messages, setMessages] = useState<Messages>({ faults: [], gone: [] });
  useEffect(() => {
    // The development server itself sends them; the browser connects again by itself.
    const events = new EventSource(messagesPath);
    for (const kind of ['faults', 'gone'] as const)
      events.addEventListener(kind, ({ data }: MessageEvent<string>) =>
        setMessages((before) => ({ ...before, [kind]: JSON.parse(data) as unknown })),
      );
    return () => events.close();
  }, []);
  return messages;
}

/** As an address has it, without a final slash. An address may be malformed. */
const pathOf = (path: string): string => new URL(path, location.href).pathname.replace(/\/$/, '');

function groupByFile(faults: readonly Fault[]): [string, Fault[]][] {
  const groups = new Map<string, Fault[]>();
  for (const fault of faults) groups.set(fault.file, [...(groups.get(fault.file) ?? []), fault]);
  return [...groups];
}

/** Opens the editor that runs, or the one that `EDITOR` names, as `EditorLink` of the site does. */
function openEditor({ file, position }: Fault): void {
  const query = new URLSearchParams({ fileName: file, lineNumber: String(position?.line ?? 1) });
  void fetch(`/__open-stack-frame-in-editor?${query}`);
}
