import type { ObjectId, PermanentView } from '@spellwright/engine'
import type { Situation } from '../seat/situation.ts'
import { hasKeyword } from '../seat/thing.ts'
import { permanentWorth } from '../worth/permanent-worth.ts'

/** A creature as combat sees it. */
export interface Fighter {
  readonly id: ObjectId
  readonly power: number
  /** Damage it takes to die. */
  readonly toughness: number
  readonly worth: number
  readonly first: boolean
  readonly double: boolean
  readonly deathtouch: boolean
  readonly trample: boolean
  readonly lifelink: boolean
  readonly indestructible: boolean
  readonly menace: boolean
  readonly flying: boolean
  /** Its place in the arena of the question that is thought about. */
  place: number
}

/** The creature as it is now, made once; with a bonus, a stronger copy. */
export function fighter(s: Situation, creature: PermanentView, bonus = 0): Fighter {
  const piece = s.piece(creature)
  piece.fighter ??= fighterOf(s, creature, 0)
  if (bonus === 0) return piece.fighter
  const stronger = fighterOf(s, creature, bonus)
  stronger.place = piece.fighter.place
  return stronger
}

/** Those of the objects that are there. */
export function fightersOf(s: Situation, ids: readonly ObjectId[]): Fighter[] {
  const fighters: Fighter[] = []
  for (const id of ids) {
    const creature = s.permanent(id)
    if (creature) fighters.push(fighter(s, creature))
  }
  return fighters
}

/** The creatures that attack in the combat under way. */
export function attackersNow(s: Situation): Fighter[] {
  const ids: ObjectId[] = []
  for (const { attacker } of s.view.combat?.attackers ?? []) ids.push(attacker)
  return fightersOf(s, ids)
}

function fighterOf(s: Situation, creature: PermanentView, bonus: number): Fighter {
  const double = hasKeyword(creature, 'double strike')
  return {
    id: creature.id,
    power: Math.max(0, (creature.power ?? 0) + bonus),
    toughness: (creature.toughness ?? 0) - creature.damage,
    worth: permanentWorth(s, creature),
    first: double || hasKeyword(creature, 'first strike'),
    double,
    deathtouch: hasKeyword(creature, 'deathtouch'),
    trample: hasKeyword(creature, 'trample'),
    lifelink: hasKeyword(creature, 'lifelink'),
    indestructible: hasKeyword(creature, 'indestructible'),
    menace: hasKeyword(creature, 'menace'),
    flying: hasKeyword(creature, 'flying'),
    place: 0,
  }
}

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
): Fighter => ({
  id,
  power,
  toughness,
  worth,
  first: keywords.includes('first strike') || keywords.includes('double strike'),
  double: keywords.includes('double strike'),
  deathtouch: keywords.includes('deathtouch'),
  trample: keywords.includes('trample'),
  lifelink: keywords.includes('lifelink'),
  indestructible: keywords.includes('indestructible'),
  menace: keywords.includes('menace'),
  flying: keywords.includes('flying'),
  place: NO_PLACE,
})

/** Damage it deals to a player it gets through to. */
export const reach = ({ power, double }: Fighter): number => (double ? 2 * power : power)

/** Damage of all of them, if nothing stops it. */
export function totalReach(fighters: readonly Fighter[]): number {
  let sum = 0
  for (const one of fighters) sum += reach(one)
  return sum
}
