import { createLog, type Game, type GameLog, type LogLine } from 'spellwright'
import type { LogReader } from 'spellwright/views'

/** Tells what has happened, each line once. */
export class Teller {
  private readonly game: Game
  private readonly reader: LogReader
  private readonly say: (line: LogLine) => void
  private log: GameLog
  private told = 0

  constructor(game: Game, reader: LogReader, say: (line: LogLine) => void) {
    this.game = game
    this.reader = reader
    this.say = say
    this.log = createLog(game, reader)
  }

  tell(): void {
    const { lines } = this.log
    for (const line of lines.slice(this.told)) this.say(line)
    this.told = lines.length
  }

  /** Decisions were taken back: what was told of them never happened. */
  beginAnew(): void {
    this.log.stop()
    this.log = createLog(this.game, this.reader)
    this.told = 0
  }
}
