/** A file of this package's `data` folder, by its path there: `names.txt`, `facts.txt`, `library/g.jsonl`. */
export type CardDataFile = 'names.txt' | 'facts.txt' | 'tournament-decks.jsonl' | `library/${string}.jsonl`

/** Where the files of the `data` folder come from. */
export interface CardDataSource {
  /** The text of a file; throws where there is none. Each file is read at most once, when it is first needed. */
  read(file: CardDataFile): string
  /** Lines of the library that are there from the start, so that their cards need no file. */
  readonly atOnce?: string
}

/** A card was asked for whose file is not there: nobody can say whether the card exists. */
export class CardDataMissingError extends Error {
  override name = 'CardDataMissingError'
  readonly file: CardDataFile

  constructor(file: CardDataFile, reason: string) {
    super(`The card data in ${file} could not be read: ${reason}`)
    this.file = file
  }
}
