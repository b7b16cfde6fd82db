import type { ObjectId, PermanentView } from '@spellwright/engine'
import type { SeenGame } from '../seat/seen-game.ts'
import { permanentWorth } from '../worth/permanent-worth.ts'

/** Nothing is known to be like it. */
const NO_KIND = -1

/** A creature as combat sees it. */
export class Fighter {
  readonly id: ObjectId
  readonly power: number
  /** Damage it takes to die. */
  readonly toughness: number
  readonly worth: number
  readonly keywords: readonly string[]
  readonly first: boolean
  readonly double: boolean
  readonly deathtouch: boolean
  readonly trample: boolean
  readonly lifelink: boolean
  readonly indestructible: boolean
  readonly menace: boolean
  readonly flying: boolean
  /** Its index in the combat board of the current question. */
  place: number
  /** Those of the same kind are alike in every way that combat knows. */
  kind: number
  /** Everything that combat knows about it, as a text; made when a crowded board needs it. */
  looks: string | null = null

  constructor(
    id: ObjectId,
    power: number,
    toughness: number,
    worth: number,
    keywords: readonly string[],
    place: number,
  ) {
    this.id = id
    this.power = power
    this.toughness = toughness
    this.worth = worth
    this.keywords = keywords
    this.double = keywords.includes('double strike')
    this.first = this.double || keywords.includes('first strike')
    this.deathtouch = keywords.includes('deathtouch')
    this.trample = keywords.includes('trample')
    this.lifelink = keywords.includes('lifelink')
    this.indestructible = keywords.includes('indestructible')
    this.menace = keywords.includes('menace')
    this.flying = keywords.includes('flying')
    this.place = place
    this.kind = NO_KIND
  }
}

/** The creature as it is now, made once; with a bonus, a stronger copy. */
export function fighter(s: SeenGame, creature: PermanentView, bonus = 0): Fighter {
  const facts = s.permanentFacts(creature)
  facts.fighter ??= fighterOf(s, creature, 0, 0)
  if (bonus === 0) return facts.fighter
  const { place, kind } = facts.fighter
  const stronger = fighterOf(s, creature, bonus, place)
  stronger.kind = kind
  return stronger
}

/** Those of the objects that are there. */
export function fightersOf(s: SeenGame, ids: readonly ObjectId[]): Fighter[] {
  const fighters: Fighter[] = []
  for (const id of ids) {
    const creature = s.permanent(id)
    if (creature) fighters.push(fighter(s, creature))
  }
  return fighters
}

/** The creatures that attack in the combat under way. */
export function attackersNow(s: SeenGame): Fighter[] {
  const ids: ObjectId[] = []
  for (const { attacker } of s.view.combat?.attackers ?? []) ids.push(attacker)
  return fightersOf(s, ids)
}

function fighterOf(s: SeenGame, creature: PermanentView, bonus: number, place: number): Fighter {
  const power = Math.max(0, (creature.power ?? 0) + bonus)
  const toughness = (creature.toughness ?? 0) - creature.damage
  return new Fighter(creature.id, power, toughness, permanentWorth(s, creature), creature.keywords, place)
}

/** Whether they are alike in every way that combat knows; only a crowded board looks for that. */
export const isAlike = (a: Fighter, b: Fighter): boolean => a.kind === b.kind && a.kind !== NO_KIND

/** Where a creature that is not there yet stands: nowhere. */
const NO_PLACE = -1

export const isRecruit = ({ place }: Fighter): boolean => place === NO_PLACE

/** A creature that the player could have in time for the fight. */
export const recruit = (
  id: ObjectId,
  power: number,
  toughness: number,
  worth: number,
  keywords: readonly string[],
): Fighter => new Fighter(id, power, toughness, worth, keywords, NO_PLACE)

/** Damage it deals to a player it gets through to. */
export const reach = ({ power, double }: Fighter): number => (double ? 2 * power : power)

/** Damage of all of them, if nothing stops it. */
export function totalReach(fighters: readonly Fighter[]): number {
  let sum = 0
  for (const one of fighters) sum += reach(one)
  return sum
}
