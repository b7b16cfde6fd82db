import type { ActivatedAbility } from '@spellwright/dsl'
import type { Action, ObjectId, PermanentView } from '@spellwright/engine'
import { kitOf, type Use } from '../facts/kit.ts'
import { fetchedBy } from '../facts/land-facts.ts'
import { hasTrait, TRAIT } from '../facts/traits.ts'
import { sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { hasKeyword, isCreature } from '../seat/thing.ts'
import { aimAbility } from '../worth/aim.ts'
import { costWorth } from '../worth/cost-worth.ts'
import { pay } from './cost.ts'

/** An ability that could be activated; what that would gain is worked out when somebody asks. */
export class AbilityPlay {
  readonly action: Extract<Action, { kind: 'activate' }>
  readonly ability: ActivatedAbility
  readonly source: ObjectId
  private readonly s: Situation
  private known: number | null = null

  constructor(s: Situation, source: ObjectId, { ability, key }: Use) {
    this.s = s
    this.source = source
    this.ability = ability
    this.action = { kind: 'activate', object: source, ability: key }
  }

  get gain(): number {
    this.known ??= gainOf(this.s, this.source, this.ability)
    return this.known
  }
}

/** Abilities the player could activate with the mana they have. */
export const abilityPlays = (s: Situation): readonly AbilityPlay[] => s.once(allAbilityPlays)

function allAbilityPlays(s: Situation): readonly AbilityPlay[] {
  const plays: AbilityPlay[] = []
  for (const { kit, view } of s.table.mine.pieces) addPlays(s, plays, kit.uses, view.id, view)
  for (const card of s.hand)
    if (hasKeyword(card, 'cycling')) addPlays(s, plays, kitOf(s.abilities(card.id)).uses, card.id, null)
  return plays
}

/** The uses of an object that could be paid for now. */
function addPlays(
  s: Situation,
  plays: AbilityPlay[],
  uses: readonly Use[],
  id: ObjectId,
  permanent: PermanentView | null,
): void {
  const zone = permanent ? 'battlefield' : 'hand'
  for (const use of uses)
    if ((use.ability.zone ?? 'battlefield') === zone && couldPay(s, id, permanent, use))
      plays.push(new AbilityPlay(s, id, use))
}

/** What can be seen at once of a cost that cannot be paid. */
function couldPay(s: Situation, id: ObjectId, permanent: PermanentView | null, { ability, price, taps }: Use): boolean {
  if (taps && (permanent?.tapped || permanent?.summoningSick)) return false
  for (const part of ability.cost)
    if (part.kind === 'removeCounters' && typeof part.count === 'number' && part.from === undefined)
      if ((permanent?.counters[part.counter] ?? 0) < part.count) return false
  if (price.symbols.length === 0) return true
  return pay(taps ? s.units.filter(({ source }) => source !== id) : s.units, price) !== null
}

/** What activating gains; an ability that pays with its own card does what happens "when you cycle" too. */
function gainOf(s: Situation, id: ObjectId, ability: ActivatedAbility): number {
  const scene = sceneOf(s.me, id, { x: 1 })
  const { worth } = aimAbility(s, scene, ability)
  const onCycling = ability.zone === 'hand' ? cyclingTriggers(s, id) : 0
  return worth + onCycling - costWorth(s, scene, ability.cost)
}

function cyclingTriggers(s: Situation, id: ObjectId): number {
  return s.abilities(id).reduce((sum, { ability }) => {
    if (ability.kind !== 'triggered' || ability.on.kind !== 'cycled') return sum
    const { worth } = aimAbility(s, sceneOf(s.me, id), ability)
    return sum + Math.max(0, worth)
  }, 0)
}

/** Lands that bring other lands: used at once, while there is life to spare. */
export function fetchPlays(s: Situation): readonly Action[] {
  if ((s.table.mine.traits & TRAIT.fetches) === 0 || s.life(s.me) <= 1) return []
  return s.mine.flatMap((permanent): Action[] => {
    if (permanent.tapped || isCreature(permanent) || !hasTrait(s.traits(permanent), TRAIT.fetches)) return []
    return s
      .abilities(permanent.id)
      .flatMap(({ ability, key }): Action[] =>
        fetchedBy(ability) ? [{ kind: 'activate', object: permanent.id, ability: key }] : [],
      )
  })
}
