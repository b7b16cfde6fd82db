import type { PermanentView, SeatAccess } from '@spellwright/engine'
import type { Situation } from '../seat/situation.ts'
import { type Fighter, fighter } from './fighter.ts'

/** Could that creature block that one? */
export type CouldBlock = (blocker: Fighter, attacker: Fighter) => boolean

/** The creatures of both players at one question, and who of them could block whom. */
export class Arena {
  readonly mine: readonly Fighter[]
  readonly theirs: readonly Fighter[]
  /** Creatures of the opponent that could block: untapped ones. */
  readonly theirBlockers: readonly Fighter[]
  private readonly seat: SeatAccess
  private readonly size: number
  /** By the places of blocker and attacker; undefined: not asked yet. */
  private readonly pairs: (boolean | undefined)[] = []

  constructor(s: Situation) {
    const made = (creature: PermanentView): Fighter => fighter(s, creature)
    const theirs = s.creaturesOf(s.foe)
    this.seat = s.seat
    this.mine = s.creaturesOf(s.me).map(made)
    this.theirs = theirs.map(made)
    this.theirBlockers = this.theirs.filter((_, index) => !theirs[index]!.tapped)
    this.size = this.mine.length + this.theirs.length
    let place = 0
    for (const one of this.mine) one.place = place++
    for (const one of this.theirs) one.place = place++
    for (let i = this.size * this.size; i > 0; i--) this.pairs.push(undefined)
  }

  /** Asked often of the same pairs. */
  readonly couldBlock: CouldBlock = (blocker, attacker) => {
    const pair = blocker.place * this.size + attacker.place
    let could = this.pairs[pair]
    if (could === undefined) {
      could = this.seat.couldBlock(blocker.id, attacker.id)
      this.pairs[pair] = could
    }
    return could
  }
}

const makeArena = (s: Situation): Arena => new Arena(s)
export const arenaOf = (s: Situation): Arena => s.once(makeArena)
