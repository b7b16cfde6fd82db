import {
  type Duration,
  type Keyword,
  type Modification,
  type Quantity,
  type Replacement,
  type RuleEffect,
  type Selector,
  walk,
} from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { contextWith } from '../query/context.ts'
import { addition, quantity } from '../query/quantity.ts'
import { playersOf, selected } from '../query/refs.ts'
import { isObjectEntity, type ObjectId, playerEntity } from '../state/ids.ts'
import type { Bindings, CopyRecord } from '../state/object.ts'
import { newLastingEffect, nextEffectId, touch } from '../state/update.ts'
import type { Frame } from './frame.ts'
import type { EffectHandlers } from './run.ts'
import { acting } from './zones.ts'

export interface FloatingInput {
  readonly objects: readonly ObjectId[]
  readonly apply: readonly Modification[]
  readonly until: Duration
  readonly copy?: CopyRecord
  readonly players?: Bindings
}

/** Creates a continuous effect from a resolving spell or ability; its objects and numbers are fixed now (CR 611.2c–d). */
export function addFloating(game: Game, frame: Frame, input: FloatingInput): void {
  const bindings = { ...frame.bindings, ...input.players }
  game.state.effects.push({
    ...newLastingEffect(game, frame.source, frame.controller, input.until),
    objects: input.objects,
    apply: input.apply.map((modification) => fixed(game, frame, modification, bindings)),
    copy: input.copy ?? null,
  })
  touch(game)
}

const isPerObject = (q: Quantity): boolean => walk('quantity', q, { objectRef: (ref) => ref === 'affected' })

/** What a copy does not copy, with its numbers and words as they are now. */
export const fixedExceptions = (game: Game, frame: Frame, except: readonly Modification[] = []): Modification[] =>
  except.map((modification) => fixed(game, frame, modification, frame.bindings))

/** Numbers, chosen words and players become constants. */
function fixed(game: Game, frame: Frame, m: Modification, bindings: Bindings): Modification {
  const ctx = contextWith(frame, { bindings })
  const number = (q: Quantity): Quantity => (isPerObject(q) ? q : quantity(game, ctx, q))
  const words = <T>(list: T | { chosen: string }): T => {
    if (typeof list === 'object' && list !== null && 'chosen' in list) {
      const bound = bindings[list.chosen] ?? game.state.objects[frame.source]?.chosen?.[list.chosen]
      return [String(bound ?? '')] as T
    }
    return list as T
  }
  switch (m.kind) {
    case 'modifyPT': {
      const added = (q: Quantity): Quantity => (isPerObject(q) ? q : addition(game, ctx, q))
      return { ...m, power: added(m.power), toughness: added(m.toughness) }
    }
    case 'setBasePT':
      return {
        kind: 'setBasePT',
        ...(m.power === undefined ? {} : { power: number(m.power) }),
        ...(m.toughness === undefined ? {} : { toughness: number(m.toughness) }),
      }
    case 'setLoyalty':
      return { ...m, loyalty: number(m.loyalty) }
    case 'setColor':
    case 'addColor':
      return { ...m, colors: words(m.colors) }
    case 'addSubtype':
    case 'setCreatureTypes':
    case 'setLandTypes':
      return { ...m, subtypes: words(m.subtypes) }
    case 'gainKeyword':
      return { ...m, keyword: fixedKeyword(m.keyword, words) }
    case 'setController': {
      const [player] = playersOf(game, ctx, m.player)
      return player === frame.controller
        ? { kind: 'setController', player: 'you' }
        : { kind: 'setController', player: 'opponent' }
    }
    default:
      return m
  }
}

/** Protection or hexproof from the colour just chosen is that from this colour. */
function fixedKeyword(keyword: Keyword, words: <T>(list: T | { chosen: string }) => T): Keyword {
  if (typeof keyword === 'string') return keyword
  if (keyword.kind === 'hexproofFrom' && keyword.from.color !== undefined)
    return { ...keyword, from: { ...keyword.from, color: words(keyword.from.color) } }
  if (keyword.kind !== 'protection') return keyword
  const from = keyword.from.map((quality) =>
    'filter' in quality && quality.filter.color !== undefined
      ? { ...quality, filter: { ...quality.filter, color: words(quality.filter.color) } }
      : quality,
  )
  return { kind: 'protection', from }
}

export const continuousEffects: EffectHandlers<'apply' | 'rule' | 'shield' | 'delayedTrigger'> = {
  apply(game, frame, effect) {
    const objects = acting(game, frame, effect.what)
    if (objects.length > 0) addFloating(game, frame, { objects, apply: effect.apply, until: effect.until })
  },
  rule(game, frame, effect) {
    const bindings = withPlayers(game, frame, effect.rule)
    for (const fixedRule of fixedRules(game, frame, countedCasts(game, frame, effect.rule), effect.until, bindings))
      game.state.rules.push({
        ...newLastingEffect(game, frame.source, frame.controller, effect.until),
        ...fixedRule,
        ...(effect.armedBy === undefined ? {} : { armedBy: effect.armedBy }),
        ...(effect.while === undefined ? {} : { while: effect.while }),
      })
    touch(game)
  },
  shield(game, frame, effect) {
    game.state.replacements.push({
      ...newLastingEffect(game, frame.source, frame.controller, effect.until),
      replacement: effect.replacement,
      bindings: frame.bindings,
      uses: effect.uses,
      armedBy: effect.armedBy ?? null,
      left: shieldAmount(game, frame, effect.replacement),
    })
    touch(game)
  },
  delayedTrigger(game, frame, effect) {
    game.state.delayed.push({
      id: nextEffectId(game),
      source: frame.source,
      controller: frame.controller,
      on: effect.on,
      condition: effect.condition ?? null,
      lasts: effect.lasts,
      turn: game.state.turn.number,
      targets: effect.targets ?? null,
      effects: effect.effects,
      bindings: outerBindings(frame),
      x: frame.x,
    })
  },
}

/** "You can cast only one more spell this turn": as many as have been cast by now, and one more. */
function countedCasts(game: Game, frame: Frame, rule: RuleEffect): RuleEffect {
  if (rule.kind !== 'cantCast' || rule.more === undefined) return rule
  const { more, ...others } = rule
  const players = playersOf(game, frame, rule.player)
  const cast = game.state.history.thisTurn.filter(
    ({ kind, player }) => kind === 'cast' && player !== -1 && players.includes(player),
  )
  return { ...others, perTurn: cast.length + more }
}

/** The bindings, with the object of the event that triggered the ability, and what it became (CR 400.7e). */
function outerBindings({ bindings, event }: Frame): Bindings {
  if (!event) return bindings
  const known = bindings['may.follow']
  const follow = typeof known === 'object' ? [...known, event.becameId] : [event.becameId]
  return { ...bindings, 'outer.object': [event.object], 'may.follow': follow }
}

/** "Defending player can't cast spells this turn": the player is fixed now. */
function withPlayers(game: Game, frame: Frame, rule: RuleEffect): Bindings {
  if (!('player' in rule)) return frame.bindings
  return { ...frame.bindings, 'rule.player': playersOf(game, frame, rule.player).map(playerEntity) }
}

const FIXED = 'rule.what'

/**
 * A rule outlives the event that created it, so the event's objects are fixed now. A rule that lasts until the next untap
 * step of an object's controller is created for each object, because they may have different controllers.
 */
function fixedRules(
  game: Game,
  frame: Frame,
  rule: RuleEffect,
  until: Duration,
  bindings: Bindings,
): { rule: RuleEffect; bindings: Bindings }[] {
  if (!('what' in rule)) return [{ rule, bindings }]
  const { what } = rule
  const ofEvent = what === 'eventObject' || what === 'eventSource'
  const isEach = until === 'nextUntapStep' && (typeof what === 'string' || 'the' in what || 'linked' in what)
  if (!ofEvent && !isEach) return [{ rule, bindings }]
  const about = { ...rule, what: { the: FIXED } } as RuleEffect
  const objects = selected(game, frame, what as Selector).filter(isObjectEntity)
  if (!isEach) return [{ rule: about, bindings: { ...bindings, [FIXED]: objects } }]
  return objects.map((id) => ({ rule: about, bindings: { ...bindings, [FIXED]: [id] } }))
}

/** How much damage a shield prevents or redirects before it is used up; null for all of it. */
function shieldAmount(game: Game, frame: Frame, r: Replacement): number | null {
  if (r.kind !== 'damage' || (r.change.kind !== 'prevent' && r.change.kind !== 'redirect')) return null
  const { amount } = r.change
  return amount === undefined || amount === 'all' ? null : quantity(game, frame, amount)
}
