import type { Seat } from '@spellwright/protocol'
import type { Answer, BotName } from 'spellwright/play'
import type { BotDesk } from '../bots/bot-desk.ts'
import { isThinker } from '../bots/room-bots.ts'
import { botSideboarding } from './bot-sideboarding.ts'
import type { RoomEvent } from './room-event.ts'
import type { RoomMatch } from './room-match.ts'
import { otherSeat, SEATS } from './seats.ts'
import type { TableGame } from './table-game.ts'

/** What the bots of a room need from it. */
export interface BotHost {
  record(event: RoomEvent): Promise<void>
  show(what: 'rooms' | 'scenes'): void
  /** Runs a task when the room has nothing else to do. */
  whenFree(task: () => Promise<void>): void
  afterChange(): Promise<void>
}

/** A question to a bot. */
interface BotQuestion {
  readonly game: TableGame
  readonly seat: Seat
  readonly bot: BotName
}

/** Lets the bots of a room answer. */
export class BotTurns {
  private readonly match: RoomMatch
  private readonly desk: BotDesk
  private readonly host: BotHost
  /** The question that a bot is thinking about. */
  private thinkingAt: number | null = null

  constructor(match: RoomMatch, desk: BotDesk, host: BotHost) {
    this.match = match
    this.desk = desk
    this.host = host
  }

  /** Bots change their decks and answer until a person is asked, or until one of them has to think. */
  async play(): Promise<void> {
    for (const seat of this.sideboarding()) {
      await this.host.record({ kind: 'sideboarded', seat, text: botSideboarding(this.match, seat) })
      this.host.show('rooms')
      this.host.show('scenes')
    }
    for (let asked = this.asked(); asked !== null; asked = this.asked()) {
      if (isThinker(asked.bot)) {
        this.letThink(asked)
        return
      }
      await this.record(asked, asked.game.botAnswer(asked.seat, asked.bot))
    }
  }

  private asked(): BotQuestion | null {
    const { phase, game, seats } = this.match
    const seat = phase === 'playing' ? (game?.asked ?? null) : null
    const bot = seat === null ? null : seats[seat].bot
    return game === null || seat === null || bot === null ? null : { game, seat, bot }
  }

  private sideboarding(): readonly Seat[] {
    const { phase, seats } = this.match
    return phase === 'sideboarding' ? SEATS.filter((seat) => seats[seat].bot && !seats[seat].hasSideboarded) : []
  }

  private async record({ game, seat }: BotQuestion, answer: Answer): Promise<void> {
    await this.host.record({ kind: 'answer', seat, answer, auto: false })
    const isAskedAgain = this.match.phase === 'playing' && this.match.game?.asked === seat
    if (this.match.phase !== 'playing') this.host.show('rooms')
    if (!isAskedAgain || game.observer(otherSeat(seat)).hasNewEvents) this.host.show('scenes')
  }

  /** The room goes on while a bot thinks; its answer counts only if the question is still open then. */
  private letThink(asked: BotQuestion): void {
    const { question } = this.match
    if (this.thinkingAt === question) return
    this.thinkingAt = question
    void this.desk.answer(asked.game, asked.seat, asked.bot).then((thought) =>
      this.host.whenFree(async () => {
        if (this.thinkingAt === question) this.thinkingAt = null
        const now = this.asked()
        if (now?.seat !== asked.seat || this.match.question !== question) return
        const isLegal = thought !== null && now.game.refusal(now.seat, thought) === null
        await this.record(now, isLegal ? thought : now.game.botAnswer(now.seat, 'heuristic'))
        await this.host.afterChange()
      }),
    )
  }
}
