/** What question mode opens with: a new question, or a stored conversation's id. */
export type QuestionStart = { question: string } | { conversation: string };
