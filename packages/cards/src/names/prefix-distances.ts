const LONGEST = 255

/**
 * Letters added, dropped, changed or swapped with their neighbour to get from one word to each of many others. The words
 * come in alphabetical order, so that the work for the letters a word shares with the one before is not repeated, and
 * words that begin alike are given up together.
 */
export class PrefixDistances {
  private readonly typed: string
  /** One row for each letter of the word: the distance of its beginning to each beginning of what was typed. */
  private readonly rows: Uint8Array[]
  /** The rows up to here are those of the word before. */
  private filled = 0
  /** The row in which the word before was given up, or a number above every row. */
  private dead = LONGEST

  constructor(typed: string) {
    this.typed = typed.slice(0, LONGEST)
    this.rows = [Uint8Array.from({ length: this.typed.length + 1 }, (_, column) => column)]
  }

  /** Anything above `limit` is only known to be more than `limit`, which may not grow from call to call. */
  to(word: string, shared: number, limit: number): number {
    if (shared >= this.dead) return limit + 1
    this.dead = LONGEST
    this.filled = Math.min(this.filled, shared)
    if (word.length > LONGEST || Math.abs(word.length - this.typed.length) > limit) return limit + 1
    while (this.filled < word.length) {
      if (this.fillRow(word, this.filled + 1) > limit) {
        this.filled++
        this.dead = this.filled
        return limit + 1
      }
      this.filled++
    }
    return Math.min(this.rows[word.length]?.[this.typed.length] ?? limit + 1, limit + 1)
  }

  /** Fills the row of that many letters, and returns its least value. */
  private fillRow(word: string, row: number): number {
    const { typed, rows } = this
    const [before, twoBefore] = [rows[row - 1] as Uint8Array, rows[row - 2]]
    rows[row] ??= new Uint8Array(typed.length + 1)
    const current = rows[row] as Uint8Array
    const letter = word.charCodeAt(row - 1)
    const letterBefore = row > 1 ? word.charCodeAt(row - 2) : -1
    let least = row
    let left = row
    current[0] = row
    for (let column = 1; column <= typed.length; column++) {
      const other = typed.charCodeAt(column - 1)
      let cost = (before[column - 1] as number) + (letter === other ? 0 : 1)
      const above = (before[column] as number) + 1
      if (above < cost) cost = above
      if (left + 1 < cost) cost = left + 1
      if (twoBefore !== undefined && column > 1 && letterBefore === other && letter === typed.charCodeAt(column - 2)) {
        const swapped = (twoBefore[column - 2] as number) + 1
        if (swapped < cost) cost = swapped
      }
      current[column] = cost
      left = cost
      if (cost < least) least = cost
    }
    return least
  }
}
