/** Words that occur in nearly every text. */
export const functionWords = new Set(
  'a an and are as at be by do does for from how i in is it its my of on or our the this to what with your'.split(' '),
);

/** Function words, and words that are typical of questions. */
export const stopWords = new Set([
  ...functionWords,
  ...(
    'about all also am any been but can could did doing get got had has have if into just let like long make many may me mean means much must ' +
    'need no not out please should so some tell than that their them then there these they those up us use using want was we were when where ' +
    'which while who why will without would you before after go going happen happens difference between possible way ways work works ' +
    'explain show give'
  ).split(' '),
]);
