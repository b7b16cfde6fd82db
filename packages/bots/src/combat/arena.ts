import type { PermanentView, SeatAccess } from '@spellwright/engine'
import type { Situation } from '../seat/situation.ts'
import { type Fighter, fighter } from './fighter.ts'

/** Who could block whom. */
export interface Pairs {
  couldBlock(blocker: Fighter, attacker: Fighter): boolean
}

/** The creatures of both players at one question, and who of them could block whom. */
export class Arena implements Pairs {
  readonly mine: readonly Fighter[]
  readonly theirs: readonly Fighter[]
  /** Creatures of the opponent that could block: untapped ones. */
  readonly theirBlockers: readonly Fighter[]
  private readonly seat: SeatAccess
  private readonly size: number
  /** By the places of blocker and attacker; undefined: not asked yet. */
  private readonly pairs: (boolean | undefined)[] = []

  constructor(s: Situation) {
    const mine = s.creaturesOf(s.me)
    const theirs = s.creaturesOf(s.foe)
    this.seat = s.seat
    this.size = mine.length + theirs.length
    this.mine = placed(s, mine, 0)
    this.theirs = placed(s, theirs, mine.length)
    this.theirBlockers = this.theirs.filter((_, index) => !theirs[index]!.tapped)
    for (let i = this.size * this.size; i > 0; i--) this.pairs.push(undefined)
  }

  /** Asked often of the same pairs. */
  couldBlock(blocker: Fighter, attacker: Fighter): boolean {
    const pair = blocker.place * this.size + attacker.place
    let could = this.pairs[pair]
    if (could === undefined) {
      could = this.seat.couldBlock(blocker.id, attacker.id)
      this.pairs[pair] = could
    }
    return could
  }
}

function placed(s: Situation, creatures: readonly PermanentView[], first: number): Fighter[] {
  const fighters: Fighter[] = []
  for (const creature of creatures) {
    const one = fighter(s, creature)
    one.place = first + fighters.length
    fighters.push(one)
  }
  return fighters
}

const makeArena = (s: Situation): Arena => new Arena(s)
export const arenaOf = (s: Situation): Arena => s.once(makeArena)
