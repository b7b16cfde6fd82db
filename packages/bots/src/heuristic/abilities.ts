import type { ActivatedAbility } from '@spellwright/dsl'
import type { Action, ObjectId } from '@spellwright/engine'
import { fetchedBy } from '../facts/land-facts.ts'
import { manaFacts } from '../facts/mana-facts.ts'
import { sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { isCreature } from '../seat/thing.ts'
import { aimAbility } from '../worth/aim.ts'
import { costWorth } from '../worth/cost-worth.ts'
import { costPrice, pay } from './cost.ts'

/** An ability that could be activated; what that would gain is worked out when somebody asks. */
export class AbilityPlay {
  readonly action: Extract<Action, { kind: 'activate' }>
  readonly ability: ActivatedAbility
  readonly source: ObjectId
  private readonly s: Situation
  private known: number | null = null

  constructor(s: Situation, source: ObjectId, ability: ActivatedAbility, key: string) {
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
  const onTable = s.mine.filter((permanent) => s.traits(permanent).isActive)
  const inHand = s.hand.filter(({ keywords }) => keywords.includes('cycling'))
  return [...onTable, ...inHand].flatMap(({ id }) => playsOf(s, id))
}

function playsOf(s: Situation, id: ObjectId): AbilityPlay[] {
  const zone = s.permanent(id) ? 'battlefield' : 'hand'
  return s.abilities(id).flatMap(({ ability, key }): AbilityPlay[] => {
    if (ability.kind !== 'activated' || manaFacts(ability) || (ability.zone ?? 'battlefield') !== zone) return []
    if (!couldPay(s, id, ability)) return []
    return [new AbilityPlay(s, id, ability, key)]
  })
}

/** What can be seen at once of a cost that cannot be paid. */
function couldPay(s: Situation, id: ObjectId, { cost }: ActivatedAbility): boolean {
  const permanent = s.permanent(id)
  for (const part of cost) {
    if (part.kind === 'tap' && (permanent?.tapped || permanent?.summoningSick)) return false
    if (part.kind === 'removeCounters' && typeof part.count === 'number' && part.from === undefined)
      if ((permanent?.counters[part.counter] ?? 0) < part.count) return false
  }
  const taps = cost.some(({ kind }) => kind === 'tap')
  const units = taps ? s.units.filter(({ source }) => source !== id) : s.units
  return pay(units, costPrice(cost)) !== null
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
  if (s.life(s.me) <= 1) return []
  return s.mine.flatMap((permanent): Action[] => {
    if (permanent.tapped || isCreature(permanent) || !s.traits(permanent).fetches) return []
    return s
      .abilities(permanent.id)
      .flatMap(({ ability, key }): Action[] =>
        fetchedBy(ability) ? [{ kind: 'activate', object: permanent.id, ability: key }] : [],
      )
  })
}
