import { type Decision, defaultAnswer, type EntityId, isObjectEntity, type ObjectsDecision } from '@spellwright/engine'
import { landFacts } from '../facts/land-facts.ts'
import { type Bound, bind, sceneOf } from '../seat/scene.ts'
import type { Situation } from '../seat/situation.ts'
import { isLand, type Thing } from '../seat/thing.ts'
import { bestOf } from '../worth/aim.ts'
import { attachedWorth } from '../worth/aura-worth.ts'
import { giveUpWorth } from '../worth/cost-worth.ts'
import { drawWorth } from '../worth/draw-worth.ts'
import { effectsWorth } from '../worth/effect-worth.ts'
import { isRevivable } from '../worth/revival.ts'
import { worthIn } from '../worth/zone-worth.ts'
import { landScore, neededTypes } from './lands.ts'
import type { Memory } from './memory.ts'
import { cardsToBottom } from './opening.ts'
import { type Asking, askingFor, locate, stepsToCome, targetWords } from './question.ts'

type Rate = (entity: EntityId) => number

const rateThings =
  (s: Situation, rate: (thing: Thing) => number): Rate =>
  (entity) => {
    const thing = isObjectEntity(entity) ? s.thing(entity) : null
    return thing ? rate(thing) : 0
  }

/** What one would give first rates highest. */
const rateGiving = (s: Situation): Rate =>
  rateThings(s, (thing) => -giveUpWorth(s, thing) + (thing.permanent?.tapped ? 0.3 : 0))

/** What was chosen as a target a moment ago is not given for it. */
const rateKeeping =
  (rate: Rate, bound: Bound | null): Rate =>
  (entity) => {
    for (let at = bound; at !== null; at = at.rest) if (at.entities.includes(entity)) return rate(entity) - 100
    return rate(entity)
  }

/** Choose objects or players, for whatever they are wanted. */
export function chooseObjects(s: Situation, decision: ObjectsDecision, memory: Memory): readonly EntityId[] {
  const { candidates, min, max } = decision
  const chosen = choose(s, decision, memory)
  const legal =
    chosen.length >= min &&
    chosen.length <= max &&
    chosen.every((entity) => candidates.includes(entity)) &&
    (decision.check?.(chosen) ?? null) === null
  return legal ? chosen : defaultAnswer<'objects'>(decision)
}

function choose(s: Situation, decision: ObjectsDecision, memory: Memory): readonly EntityId[] {
  const { candidates, min, max } = decision
  const best = (rate: Rate): EntityId[] => bestOf(candidates, min, max, rate)
  const least = (rate: Rate): EntityId[] => bestOf(candidates, min, min, rate)
  switch (decision.purpose) {
    case 'target':
    case 'newTargets':
      return chooseTargets(s, decision, memory)
    case 'bottom':
      return cardsToBottom(s, candidates, min)
    case 'discard':
    case 'discardToHandSize':
    case 'sacrifice':
      return least(rateGiving(s))
    case 'costObjects':
      return least(rateKeeping(rateGiving(s), memory.aimedAt))
    case 'choose':
    case 'chooseFound':
    case 'choosePlayer':
      return best(rateChoice(s, decision))
    case 'legendRule':
      return best(rateThings(s, (thing) => worthIn(s, thing, thing.zone) + (thing.permanent?.tapped ? 0 : 0.5)))
    case 'enterAttached':
      return best(rateHost(s, askingFor(s, decision)))
    case 'chooseSource':
      return best(rateThings(s, (thing) => (thing.controller === s.me ? 0 : 1 + (thing.info.power ?? 0))))
    case 'copy':
    case 'defender':
      return best(rateThings(s, (thing) => worthIn(s, thing, 'battlefield')))
    default:
      return defaultAnswer<'objects'>(decision)
  }
}

const rateHost = (s: Situation, { scene, abilities }: Asking): Rate =>
  rateThings(s, (host) => attachedWorth(s, scene, abilities, host))

/** Each target word is rated by what the whole spell or ability does with it. */
function chooseTargets(s: Situation, decision: ObjectsDecision, memory: Memory): readonly EntityId[] {
  const { candidates, min, max, source } = decision
  const asking = askingFor(s, decision)
  const announcing = memory.announcing(source)
  const modes = announcing.modes.length > 0 ? announcing.modes : onlyMode(asking)
  const word = targetWords(asking.aimed, modes)[announcing.asked]
  const [name] = word ?? ['enchant']
  const { by, self } = asking.scene
  const x = announcing.x || asking.scene.x
  const scene = sceneOf(by, self, x, announcing.bound ?? asking.scene.bound)
  const effects = [
    ...modes.flatMap((mode) => asking.aimed.modes?.options[mode]?.effects ?? []),
    ...asking.aimed.effects,
  ]
  const rate: Rate =
    word === undefined ? rateHost(s, asking) : (entity) => effectsWorth(s, bind(scene, name, [entity]), effects)
  const chosen = bestOf(candidates, min, max, rate)
  memory.announce({
    ...announcing,
    modes,
    asked: announcing.asked + 1,
    bound: { name, entities: chosen, rest: announcing.bound },
  })
  return chosen
}

/** A mode that was taken without a question, because it was the only one possible: any whose targets fit. */
const onlyMode = ({ aimed }: Asking): readonly number[] => (aimed.modes ? [0] : [])

/** A choice on resolution is rated by what is done with what was chosen. */
function rateChoice(s: Situation, decision: Decision): Rate {
  const asking = askingFor(s, decision)
  const found = locate(stepsToCome(asking), 'choose', 'chooseAmong', 'search', 'choosePlayer')
  if (!found) return rateThings(s, (thing) => worthIn(s, thing, 'hand'))
  const needed = neededTypes(s)
  const buries = found.rest.some((step) => step.kind === 'move' && step.to === 'graveyard')
  return perCard(s, (entity) => {
    const worth = effectsWorth(s, bind(asking.scene, found.step.as, [entity]), found.rest) + timelyBonus(s, entity)
    return (
      worth -
      (isSecondCopy(s, entity) ? SECOND_COPY : 0) +
      (buries ? buriedBonus(s, entity) : landBonus(s, entity, needed))
    )
  })
}

const SECOND_COPY = 1.5

/** Another one of what the player already holds and cannot pay for yet. */
function isSecondCopy(s: Situation, entity: EntityId): boolean {
  const thing = isObjectEntity(entity) ? s.thing(entity) : null
  if (thing?.zone !== 'library' || thing.info.manaValue <= s.landsOf(s.me).length) return false
  return s.hand.some(({ name }) => name === thing.info.name)
}

/** Copies of a card in a library are all the same. */
function perCard(s: Situation, rate: Rate): Rate {
  const known = new Map<string, number>()
  return (entity) => {
    const thing = isObjectEntity(entity) ? s.thing(entity) : null
    if (thing?.zone !== 'library') return rate(entity)
    const worth = known.get(thing.definition) ?? rate(entity)
    known.set(thing.definition, worth)
    return worth
  }
}

/** What a card must be worth beyond its usual worth to be looked for before all others. */
const SAVING = 5

/** Of the player's own cards in the library, the one that saves them now. */
function timelyBonus(s: Situation, entity: EntityId): number {
  const thing = isObjectEntity(entity) ? s.thing(entity) : null
  if (thing?.zone !== 'library' || thing.owner !== s.me) return 0
  const bonus = drawWorth(s, thing) - worthIn(s, thing, 'hand')
  return bonus > SAVING ? bonus : 0
}

/**
 * Some of the chosen cards go to the graveyard: that is where the player wants what they can return from there, and what
 * returns it in their hand. Lands are not worth looking for then.
 */
function buriedBonus(s: Situation, entity: EntityId): number {
  const thing = isObjectEntity(entity) ? s.thing(entity) : null
  if (!thing || thing.owner !== s.me) return 0
  if (isLand(thing.info)) return -LESS_THAN_A_SPELL
  if (isRevivable(s, thing)) return 0.6 * worthIn(s, thing, 'battlefield')
  const isReviver = s.held.revivers.length === 0 && (s.facts(thing.definition)?.revives ?? null) !== null
  return isReviver ? 2 : 0
}

const LESS_THAN_A_SPELL = 3

/** Among lands the one whose colours are needed. */
function landBonus(s: Situation, entity: EntityId, needed: number): number {
  const thing = isObjectEntity(entity) ? s.thing(entity) : null
  if (!thing || !isLand(thing.info) || thing.zone !== 'library') return 0
  const definition = s.definition(thing.definition)
  return definition ? 0.02 * landScore(landFacts(definition), needed, 0) : 0
}
