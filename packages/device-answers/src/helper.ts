import { CitedAnswer, withoutNumbers } from './view/CitedAnswer';
import type { AnswerHelper } from './engine';
import { Offer } from './view/Offer';
import { deviceTransport } from './transport';
import { words } from './words';

export const helper: AnswerHelper = {
  Offer,
  Answer: CitedAnswer,
  toSpeech: withoutNumbers,
  transport: deviceTransport,
  note: words.onDevice,
};
