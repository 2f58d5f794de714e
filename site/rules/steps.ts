import type { List, ListItem, Node } from 'mdast';
import { visit } from 'unist-util-visit';
import { defineRule, finding, isParent, lineOf, textOf } from 'help-portal/rules';
import type { ContentPage } from 'help-portal/rules';

/** Steps that change a record in a screen do not end before it is saved: the same step or a later one concludes. */
export const checkStepsAreSaved = defineRule(['unsaved-step'], ({ pages }) =>
  pages.flatMap((page) => {
    if (page.blocks.some(({ text }) => savesByItself.test(text))) return [];
    return stepListsOf(page).flatMap((steps) => {
      const unsaved = findUnsaved(steps);
      if (!unsaved) return [];
      const message = `Nothing after "${unsaved.words}" saves it. Expected **Save**, or another conclusion, in this step or a later one.`;
      return finding('unsaved-step', page.file, lineOf(page, unsaved.step), message);
    });
  }),
);

/** A page whose steps change records behind an entry of a menu names the right that this takes. */
export const checkRightsAreNamed = defineRule(['right-missing'], ({ pages }) =>
  pages.flatMap((page) => {
    const isTaskPage = page.file.startsWith('content/docs/');
    if (!isTaskPage || page.blocks.some(({ type, text }) => type === 'paragraph' && namesRight.test(text))) return [];
    const step = stepListsOf(page)
      .filter((steps) => steps.some(changesSomething))
      .flatMap((steps) => steps.find((one) => path.test(markBold(one))) ?? [])
      .at(0);
    if (!step) return [];
    const message = 'The steps change something, and the page does not say which right that takes.';
    return finding('right-missing', page.file, lineOf(page, step), message);
  }),
);

const namesRight =
  /\brights?\s+(?:to\s+(?!left\b)|for\b)|\b(?:edit|delete|special|refund)\s+rights?\b|\bprivileges?\b/iu;

const path = /\*\*[^*]+\s>\s[^*]+\*\*/u;

/** Saving a file or a bookmark takes no right of its own. */
const saves = /^save(?:[.;:]|$| the record\b)|\*\*Save(?:\sand\sclose)?\*\*/iu;

function changesSomething(step: ListItem): boolean {
  return sentencesOf(step).some((sentence) =>
    clausesOf(sentence).some((clause) => change.test(clause) || saves.test(clause)),
  );
}

/** How a page says that its changes need no conclusion. */
const savesByItself = /\b(?:nothing to save|without saving|saved automatically)\b/iu;

/** Ordered lists in the order of the page; one that a table interrupts (`5.` after it) is one list. */
function stepListsOf({ tree }: ContentPage): ListItem[][] {
  const lists: ListItem[][] = [];
  visit(tree, 'list', (list: List, _, parent) => {
    if (list.ordered !== true || parent?.type === 'listItem') return;
    const last = lists.at(-1);
    if (last && list.start === last.length + 1) last.push(...list.children);
    else lists.push([...list.children]);
  });
  return lists;
}

/** The last change that nothing concludes, in steps that name something of a screen in bold. */
function findUnsaved(steps: readonly ListItem[]): { step: ListItem; words: string } | null {
  let unsaved: { step: ListItem; words: string } | null = null;
  let isInScreen = false;
  for (const step of steps) {
    for (const sentence of sentencesOf(step)) {
      isInScreen ||= sentence.includes('**');
      for (const clause of clausesOf(sentence)) {
        if (conclusion.test(clause)) unsaved = null;
        else if (change.test(clause) || (changeOfField.test(clause) && field.test(keepNamesWhole(sentence))))
          unsaved = { step, words: clause.replaceAll('**', '').replaceAll(noBreak, ' ') };
      }
    }
  }
  return isInScreen ? unsaved : null;
}

/** Sentences of a step with the names of the interface between asterisks, without the label that a step begins with. */
function sentencesOf(step: ListItem): string[] {
  return markBold(step)
    .replace(/^\*\*[^*]+\*\*(?=:)|^\*\*[^*]+[.:]\*\*/, '')
    .split(/(?<=[.:;?!])\s+|\n{2,}/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').replace(/^[: ]+/, ''));
}

/** Instructions begin a sentence, or follow a comma or a conjunction; "Enter" there is the key. */
function clausesOf(sentence: string): string[] {
  return keepNamesWhole(sentence)
    .split(/, (?:(?:and|then|or) )*| (?:and|or) (?:then )?| then /)
    .filter((clause, index) => index === 0 || !/^\p{Lu}/u.test(clause));
}

/** Spaces in names in bold become such that nothing is split at: "Save and close" is one name. */
function keepNamesWhole(sentence: string): string {
  return sentence.replace(/\*\*[^*]+\*\*/g, (name) => name.replaceAll(' ', noBreak));
}

function markBold(node: Node): string {
  if (!isParent(node)) return textOf(node);
  const text = node.children.map(markBold).join(node.type === 'listItem' || node.type === 'list' ? '\n\n' : '');
  return node.type === 'strong' ? `**${text}**` : text;
}

const noBreak = '\u00a0';

/** Leaves a record changed. What ends with a message or a reminder of another tool does not. */
const change =
  /^(?:enter|fill|set (?!up\b|(?:a )?reminders?\b|a password)|switch (?:it|on|off)|assign|translate|clear|deactivate)\b/iu;

/** Also said of rows, views and lists, so that the sentence has to name a field or section too. */
const changeOfField = /^(?:select|choose|add(?! up\b)|change|replace) (?!\*\*)/iu;

/** A name in bold that is no path of a menu and no place to look at. */
const field = /\*\*(?![^* ]*>)[^* ]+\*\*(?! (?:tab|entry|button)\b)/u;

const conclusion =
  /^(?:then )?(?:save|publish|confirm|send|submit|apply|generate|upload|import|export|download|run|order|activate|release|delete|start)\b|\*\*(?:save(?:\sand\sclose)?|publish|confirm|send|apply|create|upload|import|run|show|search|calculate|download|activate|release|resend|delete|place\sorder)\*\*|\baction bar/iu;
