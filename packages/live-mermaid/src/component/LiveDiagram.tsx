import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { draw } from './draw';
import { useColourMode } from './engine';

interface LiveDiagramProps {
  source: string;
  /** What the diagram shows. */
  alt: string;
  /** Caption. */
  title?: string;
}

interface Result {
  svg?: string;
  isLarge?: boolean;
  fault?: string;
}

/** A drawing begins to load when it is this near to the window. */
const margin = '400px';

/** A diagram that Mermaid draws when the reader comes near. Until then, and without script, its source is there. */
export function LiveDiagram({ source, alt, title }: LiveDiagramProps): ReactNode {
  const id = `live${useId().replace(/\W/g, '')}`;
  const figure = useRef<HTMLElement>(null);
  const { mode } = useColourMode();
  const [isNear, setIsNear] = useState(false);
  const [drawn, setDrawn] = useState<Result>({});

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    if (figure.current) observer.observe(figure.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    let isCurrent = true;
    const show = (result: Result): void => {
      if (isCurrent) setDrawn(result);
    };
    draw(id, source, widthWithin(figure.current)).then(show, (reason: unknown) =>
      show({ fault: reason instanceof Error ? reason.message : String(reason) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isNear, mode, source]);

  return (
    <figure className={drawn.isLarge ? 'diagram diagram-large' : 'diagram'} ref={figure}>
      {drawn.svg === undefined ? (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        <pre tabIndex={0} translate="no">
          <code className="language-mermaid">{source}</code>
        </pre>
      ) : (
        <div
          role="img"
          aria-label={alt === '' ? (title ?? 'Diagram') : alt}
          dangerouslySetInnerHTML={{ __html: drawn.svg }}
        />
      )}
      {drawn.fault === undefined ? null : <p role="status">{`The diagram could not be drawn. ${drawn.fault}`}</p>}
      {title === undefined ? null : <figcaption>{title}</figcaption>}
    </figure>
  );
}

function widthWithin(figure: HTMLElement | null): number {
  if (!figure) return 0;
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(figure);
  return figure.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
}
