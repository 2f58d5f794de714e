/** What question mode begins with: a question, or an earlier conversation. */
export type QuestionStart = { question: string } | { conversation: string };
