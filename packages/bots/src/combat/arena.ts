import type { PermanentView, SeatAccess } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { type Fighter, fighter, isRecruit } from './fighter.ts'

/** Who could block whom. */
export interface Pairs {
  couldBlock(blocker: Fighter, attacker: Fighter): boolean
}

const EVASION: readonly string[] = ['flying', 'shadow', 'horsemanship', 'fear', 'intimidate', 'landwalk']

const NOT_ASKED = 0
const NO = 1
const YES = 2

/** The creatures of both players at one question, and who of them could block whom. */
export class Arena implements Pairs {
  readonly mine: readonly Fighter[]
  readonly theirs: readonly Fighter[]
  /** Creatures of the opponent that could block: untapped ones. */
  readonly theirBlockers: readonly Fighter[]
  private readonly s: SeenGame
  private readonly seat: SeatAccess
  private readonly size: number
  /** By the places of blocker and attacker. */
  private pairs: number[] | null = null

  constructor(s: SeenGame) {
    const mine = s.creaturesOf(s.me)
    const theirs = s.creaturesOf(s.foe)
    this.s = s
    this.seat = s.seat
    this.size = mine.length + theirs.length
    this.mine = placed(s, mine, 0)
    this.theirs = placed(s, theirs, mine.length)
    this.theirBlockers = untapped(this.theirs, theirs)
  }

  /** Asked often of the same pairs. */
  couldBlock(blocker: Fighter, attacker: Fighter): boolean {
    if (isRecruit(attacker)) return !attacker.flying || blocker.flying
    if (isRecruit(blocker)) return blocker.flying || !this.isEvasive(attacker)
    this.pairs ??= new Array<number>(this.size * this.size).fill(NOT_ASKED)
    const pair = blocker.place * this.size + attacker.place
    const known = this.pairs[pair]!
    if (known !== NOT_ASKED) return known === YES
    const could = this.seat.couldBlock(blocker.id, attacker.id)
    this.pairs[pair] = could ? YES : NO
    return could
  }

  /** Not to be blocked by just any creature. */
  private isEvasive({ id }: Fighter): boolean {
    const keywords = this.s.permanent(id)?.keywords ?? []
    return EVASION.some((keyword) => keywords.includes(keyword))
  }
}

function placed(s: SeenGame, creatures: readonly PermanentView[], first: number): Fighter[] {
  const fighters: Fighter[] = []
  for (const creature of creatures) {
    const one = fighter(s, creature)
    one.place = first + fighters.length
    fighters.push(one)
  }
  return fighters
}

function untapped(fighters: readonly Fighter[], creatures: readonly PermanentView[]): Fighter[] {
  const able: Fighter[] = []
  for (let i = 0; i < fighters.length; i++) if (!creatures[i]!.tapped) able.push(fighters[i]!)
  return able
}

const makeArena = (s: SeenGame): Arena => new Arena(s)
export const arenaOf = (s: SeenGame): Arena => s.once(makeArena)
