import { createLog, type Game, type GameLog, type LogLine } from 'spellwright'
import type { LogReader } from 'spellwright/views'

/** Prints each line of the game log once. */
export class LogPrinter {
  private readonly game: Game
  private readonly reader: LogReader
  private readonly print: (line: LogLine) => void
  private log: GameLog
  private printed = 0

  constructor(game: Game, reader: LogReader, say: (line: LogLine) => void) {
    this.game = game
    this.reader = reader
    this.print = say
    this.log = createLog(game, reader)
  }

  printNewLines(): void {
    const { lines } = this.log
    for (const line of lines.slice(this.printed)) this.print(line)
    this.printed = lines.length
  }

  /** Starts a new log from here, after decisions were taken back. */
  restart(): void {
    this.log.stop()
    this.log = createLog(this.game, this.reader)
    this.printed = 0
  }
}
