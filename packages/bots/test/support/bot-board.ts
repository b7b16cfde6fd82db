import {
  type Action,
  type Answer,
  askHandler,
  type Decision,
  nameOf,
  type ObjectId,
  type PlayerId,
  type SyncDecisionHandler,
  seatOf,
} from '@spellwright/engine'
import { Board, type Position } from '../../../engine/test/support/board.ts'
import { heuristicHandler } from '../../src/index.ts'

export type { Position } from '../../../engine/test/support/board.ts'

/** A position in which one player is a bot, and the words to ask what it does. */
export class BotBoard {
  readonly board: Board
  readonly bot: SyncDecisionHandler
  readonly seat: PlayerId

  constructor(position: Position, seat: 'A' | 'B' = 'A', bot: SyncDecisionHandler = heuristicHandler()) {
    this.board = new Board(position)
    this.bot = bot
    this.seat = seat === 'A' ? 0 : 1
  }

  private get decision(): Decision {
    return this.board.decision
  }

  private name(id: ObjectId): string {
    return nameOf(this.board.game, id)
  }

  /** The bot's answer to the open question, which must be its own. */
  answer(): Answer {
    const { decision } = this
    if (decision.player !== this.seat) throw new Error(`Player ${decision.player} is asked, not the bot`)
    return askHandler(this.bot, decision, seatOf(this.board.game, this.seat))
  }

  /** The bot's action in words: `pass`, `cast Shock`, `play Forest`, `activate Wasteland`. */
  action(): string {
    return this.words(this.answer() as Action)
  }

  private words(action: Action): string {
    switch (action.kind) {
      case 'cast':
        return `cast ${this.name(action.object)}${action.method === 'normal' ? '' : ` (${action.method.split(':')[0]})`}`
      case 'playLand':
        return `play ${this.name(action.object)}`
      case 'activate':
      case 'activateMana':
        return `activate ${this.name(action.object)}`
      default:
        return action.kind
    }
  }

  /** Let the bot answer its questions until somebody else is asked or it passes; what it did, in words. */
  act(): string[] {
    const done: string[] = []
    for (let guard = 0; guard < 60 && this.board.game.decision?.player === this.seat; guard++) {
      const { decision } = this
      const answer = this.answer()
      if (decision.shape === 'act') {
        if ((answer as Action).kind === 'pass') break
        done.push(this.words(answer as Action))
      }
      if (decision.purpose === 'target') done.push(`at ${this.entities(answer as readonly number[])}`)
      this.board.submit(answer)
    }
    return done
  }

  /** The bot acts and everything it puts on the stack resolves, the opponent passing, until it has nothing more to do. */
  actAll(): string[] {
    const done: string[] = []
    for (let guard = 0; guard < 40; guard++) {
      const more = this.act()
      done.push(...more)
      if (this.board.game.isOver || this.board.game.state.stack.length === 0) {
        if (more.length === 0) break
        continue
      }
      this.resolveTop()
    }
    return done
  }

  /** Both pass until the top of the stack is gone, the bot answering what it is asked on the way. */
  private resolveTop(): void {
    const top = this.board.game.state.stack.at(-1)
    for (let guard = 0; guard < 40 && !this.board.game.isOver; guard++) {
      if (!this.board.game.state.stack.includes(top!)) return
      const { decision } = this
      if (decision.shape === 'act') this.board.submit({ kind: 'pass' })
      else if (decision.player === this.seat) this.board.submit(this.answer())
      else this.board.settle()
    }
  }

  entities(ids: readonly number[]): string {
    return ids.map((id) => (id === -1 ? 'A' : id === -2 ? 'B' : this.name(id as ObjectId))).join(', ')
  }

  /** Names of the creatures the bot declares as attackers. */
  attackers(): string[] {
    const board = this.board
    for (let guard = 0; guard < 60 && board.decision.shape !== 'attack'; guard++) {
      if (board.step === 'endCombat') return []
      board.pass()
    }
    return (this.answer() as readonly { attacker: ObjectId }[]).map(({ attacker }) => this.name(attacker)).sort()
  }

  /** The other player attacks with these; the bot's blocks as `Blocker>Attacker`. */
  blocks(...attackers: string[]): string[] {
    this.board.attack(...attackers)
    for (let guard = 0; guard < 20 && this.board.decision.shape !== 'block'; guard++) {
      if (this.board.step !== 'declareAttackers') return []
      this.board.pass()
    }
    const answer = this.answer() as readonly { blocker: ObjectId; attacker: ObjectId }[]
    return answer.map(({ blocker, attacker }) => `${this.name(blocker)}>${this.name(attacker)}`).sort()
  }

  /** Pass until the bot has priority in that step. */
  at(step: Parameters<Board['to']>[0]): this {
    this.board.to(step)
    for (let guard = 0; guard < 4 && this.board.decision.player !== this.seat; guard++) this.board.pass()
    if (this.board.step !== step) throw new Error(`The bot has no priority in the ${step} step`)
    return this
  }

  tapped(): string[] {
    const { state } = this.board.game
    return state.battlefield
      .filter((id) => state.objects[id]!.tapped)
      .map((id) => this.name(id))
      .sort()
  }
}

export const botBoard = (position: Position, seat: 'A' | 'B' = 'A', bot?: SyncDecisionHandler): BotBoard =>
  new BotBoard(position, seat, bot)
