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
export class CombatBoard implements Pairs {
  readonly mine: readonly Fighter[]
  readonly theirs: readonly Fighter[]
  /** Creatures of the opponent that could block: untapped ones. */
  readonly theirBlockers: readonly Fighter[]
  private readonly s: SeenGame
  private readonly seat: SeatAccess
  private readonly kinds: number
  /** By the kinds of blocker and attacker. */
  private pairs: number[] | null = null

  constructor(s: SeenGame) {
    const mine = s.creaturesOf(s.me)
    const theirs = s.creaturesOf(s.foe)
    this.s = s
    this.seat = s.seat
    this.mine = placed(s, mine, 0)
    this.theirs = placed(s, theirs, mine.length)
    this.kinds = assignKinds(s, [...this.mine, ...this.theirs], [...mine, ...theirs])
    this.theirBlockers = untapped(this.theirs, theirs)
  }

  /** Asked often of the same pairs. */
  couldBlock(blocker: Fighter, attacker: Fighter): boolean {
    if (isRecruit(attacker)) return !attacker.flying || blocker.flying
    if (isRecruit(blocker)) return blocker.flying || !this.isEvasive(attacker)
    this.pairs ??= new Array<number>(this.kinds * this.kinds).fill(NOT_ASKED)
    const pair = blocker.kind * this.kinds + attacker.kind
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

/** With more creatures than this, those that are alike are thought about together. */
const CROWDED = 40

/** Numbers the kinds of creatures, and returns how many there are. */
function assignKinds(s: SeenGame, fighters: readonly Fighter[], creatures: readonly PermanentView[]): number {
  if (fighters.length <= CROWDED) {
    for (const one of fighters) one.kind = one.place
    return fighters.length
  }
  const attachedTo = attachedIds(s)
  const kinds = new Map<string, number>()
  fighters.forEach((one, at) => {
    const creature = creatures[at] as PermanentView
    const key = attachedTo.has(creature.id) ? `${creature.id}` : looksOf(one, creature)
    const kind = kinds.get(key) ?? kinds.size
    kinds.set(key, kind)
    one.kind = kind
  })
  return kinds.size
}

/** Objects that something is attached to: what that does is not always seen in what they are. */
function attachedIds(s: SeenGame): ReadonlySet<number> {
  const ids = new Set<number>()
  for (const { attachedTo } of s.view.battlefield) if (attachedTo !== 0) ids.add(attachedTo)
  return ids
}

const listNumbers = new WeakMap<object, number>()
let lists = 0

/** Creatures with the same list of abilities have the same number. */
function numberOf(list: object): number {
  const known = listNumbers.get(list)
  if (known !== undefined) return known
  listNumbers.set(list, ++lists)
  return lists
}

const looksOf = (one: Fighter, creature: PermanentView): string => {
  one.looks ??= describe(one, creature)
  return one.looks
}

/** Everything that combat knows about a creature. */
function describe({ power, toughness, worth, keywords }: Fighter, creature: PermanentView): string {
  const { name, controller, tapped, damage, counters, colors, types, subtypes, attacking, blocking, summoningSick } =
    creature
  const status = `${controller}${tapped}${summoningSick}${damage} ${attacking} ${blocking.join()}`
  const values = `${power}/${toughness} ${worth} ${keywords.join()} ${numberOf(creature.abilities)}`
  return `${name}|${types.join()}|${subtypes.join()}|${colors.join()}|${status}|${values}|${JSON.stringify(counters)}`
}

function untapped(fighters: readonly Fighter[], creatures: readonly PermanentView[]): Fighter[] {
  const able: Fighter[] = []
  for (let i = 0; i < fighters.length; i++) if (!creatures[i]!.tapped) able.push(fighters[i]!)
  return able
}

const makeCombatBoard = (s: SeenGame): CombatBoard => new CombatBoard(s)
export const combatBoardOf = (s: SeenGame): CombatBoard => s.once(makeCombatBoard)
