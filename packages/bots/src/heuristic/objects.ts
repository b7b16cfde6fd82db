import type { Effect } from '@spellwright/dsl'
import {
  type Bindings,
  contextBinding,
  contextWith,
  type Decision,
  defaultAnswer,
  type EntityId,
  isObjectEntity,
  type ObjectsDecision,
} from '@spellwright/engine'
import { landFacts } from '../facts/land-facts.ts'
import { leavesFewCards, libraryWinOf } from '../facts/library-win.ts'
import { stepsOf } from '../facts/steps.ts'
import type { SeenGame } from '../seat/seen-game.ts'
import { isLand, type SeenObject } from '../seat/seen-object.ts'
import { bestOf } from '../worth/aim.ts'
import { attachedWorth } from '../worth/aura-worth.ts'
import { giveUpWorth } from '../worth/cost-worth.ts'
import { drawWorth } from '../worth/draw-worth.ts'
import { effectsWorth } from '../worth/effect-worth.ts'
import { isReturnable, isRevivable } from '../worth/revival.ts'
import { worthIn } from '../worth/zone-worth.ts'
import { landScore, neededTypes } from './lands.ts'
import type { Memory } from './memory.ts'
import { cardsToBottom } from './opening.ts'
import { locate, type QuestionSource, questionSourceOf, stepsToCome, targetWords } from './question.ts'

type Rate = (entity: EntityId) => number

const rateObjects =
  (s: SeenGame, rate: (object: SeenObject) => number): Rate =>
  (entity) => {
    const object = isObjectEntity(entity) ? s.object(entity) : null
    return object ? rate(object) : 0
  }

/** What one would give first rates highest. */
const rateGiving = (s: SeenGame): Rate =>
  rateObjects(s, (object) => -giveUpWorth(s, object) + (object.permanent?.tapped ? 0.3 : 0))

/** What was chosen as a target a moment ago is not given for it. */
const rateKeeping =
  (rate: Rate, bindings: Bindings | null): Rate =>
  (entity) => {
    for (const bound of Object.values(bindings ?? {}))
      if (typeof bound === 'object' && bound.includes(entity)) return rate(entity) - 100
    return rate(entity)
  }

/** Choose objects or players, for whatever they are wanted. */
export function chooseObjects(s: SeenGame, decision: ObjectsDecision, memory: Memory): readonly EntityId[] {
  const { candidates, min, max } = decision
  const chosen = choose(s, decision, memory)
  const legal =
    chosen.length >= min &&
    chosen.length <= max &&
    chosen.every((entity) => candidates.includes(entity)) &&
    (decision.check?.(chosen) ?? null) === null
  return legal ? chosen : defaultAnswer<'objects'>(decision)
}

function choose(s: SeenGame, decision: ObjectsDecision, memory: Memory): readonly EntityId[] {
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
    case 'companion':
      return best(rateObjects(s, ({ info }) => 1 + info.manaValue))
    case 'legendRule':
      return best(rateObjects(s, (object) => worthIn(s, object, object.zone) + (object.permanent?.tapped ? 0 : 0.5)))
    case 'enterAttached':
      return best(rateHost(s, questionSourceOf(s, decision)))
    case 'chooseSource':
      return best(rateObjects(s, (object) => (object.controller === s.me ? 0 : 1 + (object.info.power ?? 0))))
    case 'copy':
    case 'defender':
      return best(rateObjects(s, (object) => worthIn(s, object, 'battlefield')))
    default:
      return defaultAnswer<'objects'>(decision)
  }
}

const rateHost = (s: SeenGame, { ctx, abilities }: QuestionSource): Rate =>
  rateObjects(s, (host) => attachedWorth(s, ctx, abilities, host))

/** Each target word is rated by what the whole spell or ability does with it. */
function chooseTargets(s: SeenGame, decision: ObjectsDecision, memory: Memory): readonly EntityId[] {
  const { candidates, min, max, source } = decision
  const asking = questionSourceOf(s, decision)
  const announcing = memory.announcing(source)
  const modes = announcing.modes.length > 0 ? announcing.modes : onlyMode(asking)
  const word = targetWords(asking.aimed, modes)[announcing.asked]
  const [name] = word ?? ['enchant']
  const ctx = contextWith(asking.ctx, {
    x: announcing.x || asking.ctx.x,
    bindings: announcing.bindings ?? asking.ctx.bindings,
  })
  const effects = [
    ...modes.flatMap((mode) => asking.aimed.modes?.options[mode]?.effects ?? []),
    ...asking.aimed.effects,
  ]
  const rate: Rate =
    word === undefined ? rateHost(s, asking) : (entity) => effectsWorth(s, contextBinding(ctx, name, [entity]), effects)
  const chosen = bestOf(candidates, min, max, rate)
  memory.announce({
    ...announcing,
    modes,
    asked: announcing.asked + 1,
    bindings: { ...announcing.bindings, [name]: chosen },
  })
  return chosen
}

/** A mode that was taken without a question, because it was the only one possible: any whose targets fit. */
const onlyMode = ({ aimed }: QuestionSource): readonly number[] => (aimed.modes ? [0] : [])

/** A choice on resolution is rated by what is done with what was chosen. */
function rateChoice(s: SeenGame, decision: Decision): Rate {
  const asking = questionSourceOf(s, decision)
  const found = locate(stepsToCome(asking), 'choose', 'chooseAmong', 'search', 'choosePlayer')
  if (!found) return rateObjects(s, (object) => worthIn(s, object, 'hand'))
  if (s.policy.emptyLibraryWins && leavesFewCards(asking.abilities)) return rateLastCards(s)
  const needed = neededTypes(s)
  const buries = found.rest.some((step) => step.kind === 'move' && step.to === 'graveyard')
  const tops = s.policy.drawsFromTop && found.step.kind === 'search' && found.rest.some(putsOnTop)
  return perCard(s, (entity) => {
    const worth =
      effectsWorth(s, contextBinding(asking.ctx, found.step.as, [entity]), found.rest) + timelyBonus(s, entity)
    return (
      worth -
      (isSecondCopy(s, entity) ? SECOND_COPY : 0) +
      (tops ? drawnBonus(s, entity) : 0) +
      (buries ? buriedBonus(s, entity) : landBonus(s, entity, needed))
    )
  })
}

/** The last cards of the library: what wins with so few, and what draws it soon. */
const rateLastCards = (s: SeenGame): Rate =>
  rateObjects(s, (object) => {
    const facts = s.facts(object.definition)
    const abilities = facts?.abilities[0] ?? []
    if (libraryWinOf(abilities) !== null) return 100
    const draws = abilities.some((ability) => stepsOf(ability).some(({ kind }) => kind === 'draw'))
    return (draws ? 20 : 0) + (isLand(object.info) ? 0 : 4) - Math.min(3, object.info.manaValue)
  })

const putsOnTop = (step: Effect): boolean =>
  step.kind === 'move' && step.to === 'library' && step.library?.position === 'top'

/** It will be the next card drawn. */
function drawnBonus(s: SeenGame, entity: EntityId): number {
  const object = isObjectEntity(entity) ? s.object(entity) : null
  return object?.owner === s.me ? worthIn(s, object, 'hand') : 0
}

const SECOND_COPY = 1.5

/** Another one of what the player already holds and cannot pay for yet. */
function isSecondCopy(s: SeenGame, entity: EntityId): boolean {
  const object = isObjectEntity(entity) ? s.object(entity) : null
  if (object?.zone !== 'library' || object.info.manaValue <= s.landsOf(s.me).length) return false
  return s.hand.some(({ name }) => name === object.info.name)
}

/** Copies of a card in a library are all the same. */
function perCard(s: SeenGame, rate: Rate): Rate {
  const known = new Map<string, number>()
  return (entity) => {
    const object = isObjectEntity(entity) ? s.object(entity) : null
    if (object?.zone !== 'library') return rate(entity)
    const worth = known.get(object.definition) ?? rate(entity)
    known.set(object.definition, worth)
    return worth
  }
}

/** What a card must be worth beyond its usual worth to be looked for before all others. */
const SAVING = 5

/** Of the player's own cards in the library, the one that saves them now. */
function timelyBonus(s: SeenGame, entity: EntityId): number {
  const object = isObjectEntity(entity) ? s.object(entity) : null
  if (object?.zone !== 'library' || object.owner !== s.me) return 0
  const bonus = drawWorth(s, object) - worthIn(s, object, 'hand')
  return bonus > SAVING ? bonus : 0
}

/**
 * Some of the chosen cards go to the graveyard: that is where the player wants what they can return from there, and what
 * returns it in their hand. Lands are not worth looking for then.
 */
function buriedBonus(s: SeenGame, entity: EntityId): number {
  const object = isObjectEntity(entity) ? s.object(entity) : null
  if (!object || object.owner !== s.me) return 0
  if (isLand(object.info)) return -LESS_THAN_A_SPELL
  if (isRevivable(s, object) || isReturnable(s, object)) return 0.6 * worthIn(s, object, 'battlefield')
  const isReviver = s.ownHand.revivers.length === 0 && (s.facts(object.definition)?.revives ?? null) !== null
  return isReviver ? 2 : 0
}

const LESS_THAN_A_SPELL = 3

/** Among lands the one whose colours are needed. */
function landBonus(s: SeenGame, entity: EntityId, needed: number): number {
  const object = isObjectEntity(entity) ? s.object(entity) : null
  if (!object || !isLand(object.info) || object.zone !== 'library') return 0
  const definition = s.definition(object.definition)
  return definition ? 0.02 * landScore(landFacts(definition), needed, 0) : 0
}
