/** A sentence, or what makes one of names, numbers and times. */
type Sentence = string | ((...told: never[]) => string);

/** The words of the desk: sentences, by the place where they are read. */
export interface DeskWords {
  readonly [place: string]: Sentence | DeskWords | readonly DeskWords[];
}
