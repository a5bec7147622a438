/** A phrase that is a literal translation or out of use, and how an engineer would say it. */
export interface Phrase {
  /** A regular expression for whole words, in any case. */
  phrase: string;
  instead: string;
}

/** Only phrases that are never the plain way to say something: everyday English doesn't belong here. */
export const PHRASES: readonly Phrase[] = [
  { phrase: 'what(?:ever)? came of', instead: 'the outcome of' },
  { phrase: 'of another house', instead: 'of another provider' },
  { phrase: 'sa(?:ys|id) so', instead: 'reports it, declares it' },
  {
    phrase: 'stands (?:in|at|under|above|below|beside) (?:the|an?|its|every|each)(?! way)',
    instead: 'is in',
  },
  { phrase: 'stands? for itself', instead: 'is self-explanatory, is independent' },
  { phrase: 'wears', instead: 'has' },
  { phrase: 'somebody', instead: 'someone' },
  { phrase: 'anybody', instead: 'anyone' },
  { phrase: 'everybody', instead: 'everyone' },
  { phrase: 'nobody', instead: 'no one, or name what happens' },
  { phrase: 'told apart', instead: 'distinguished' },
  { phrase: 'as it were', instead: 'leave it out' },
  { phrase: '(?:and|or) the like', instead: 'and similar ones' },
  { phrase: 'anew', instead: 'again' },
  { phrase: 'hitherto', instead: 'so far' },
  { phrase: 'whilst', instead: 'while' },
  { phrase: 'amongst', instead: 'among' },
  { phrase: '(?:here|there|where)(?:by|of|in|to|upon)', instead: 'by this, of it, in which' },
  { phrase: 'shows itself', instead: 'appears' },
  { phrase: 'knows nothing of', instead: "doesn't know" },
  { phrase: 'without a word', instead: 'silently, without an explanation' },
  { phrase: 'informations|feedbacks|softwares|advices', instead: 'the singular' },
];
