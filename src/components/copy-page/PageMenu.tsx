import type { ReactNode, RefObject } from 'react';
import { linkedHeadings } from '../../enhancements/page-markdown/page-markdown';
import { assistants } from '../../shared/site-assistants';
import { pageWords } from '../../shared/words/page';
import { Menu } from '../menu/Menu';
import type { MenuItem } from '../menu/Menu';
import { findActive } from '../toc/active-heading';
import { assistantLinks } from './assistant-links';

interface PageMenuProps {
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  /** Address of the Markdown version of the page. */
  address: string;
  /** Copies the page, or the section of a heading. */
  copy: (heading?: HTMLElement) => void;
}

/** What can be done with a page: copied, in part as well, read as Markdown, and handed to an assistant. */
export function PageMenu({ label, button, address, copy }: PageMenuProps): ReactNode {
  const items = (): MenuItem[] => {
    const heading = findActive(linkedHeadings().filter(({ hidden }) => !hidden));
    const section: MenuItem[] = heading
      ? [{ label: pageWords.copySectionNamed(heading.textContent), icon: 'copy', act: () => copy(heading) }]
      : [];
    const links = assistantLinks(assistants, new URL(address, window.location.href).href);
    return [
      { label: pageWords.copyPage, icon: 'copy', act: () => copy() },
      ...section,
      { label: pageWords.viewAsMarkdown, icon: 'list', href: address },
      ...links.map((link): MenuItem => ({ ...link, icon: 'sparkles', isExternal: true })),
    ];
  };
  return <Menu label={label} button={button} items={items} />;
}
