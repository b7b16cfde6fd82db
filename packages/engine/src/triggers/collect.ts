import type { Condition, EventPattern, TriggeredAbility } from '@spellwright/dsl'
import { returnExiledUntil } from '../atoms/exile-until.ts'
import { partsOf } from '../continuous/ability-parts.ts'
import type { AbilityInstance } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { CHANGE } from '../continuous/what-effects-read.ts'
import { type GameEvent, HISTORY_KINDS, isSecondMainPhase } from '../events/event.ts'
import { matchEvent } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import { isDelayedMana, isManaAbility } from '../mana/abilities.ts'
import { condition } from '../query/condition.ts'
import { contextOf, contextWith } from '../query/context.ts'
import { NO_OBJECT, type ObjectId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import type { EventRoles, GameObject } from '../state/object.ts'
import type { DelayedTrigger, WaitingTrigger } from '../state/state.ts'
import { changed } from '../state/update.ts'
import { type TriggerEntry, type TriggerIndex, triggerEntry, triggerIndex } from './trigger-index.ts'
import { additionalTimes, isKeptFromTriggering } from './trigger-rules.ts'

/** Events whose triggers look back at the moment before (CR 603.10a). */
const looksBack = (event: GameEvent): boolean =>
  (event.kind === 'zoneChange' && event.from === 'battlefield') ||
  event.kind === 'sacrificed' ||
  event.kind === 'exploited' ||
  event.kind === 'phasedOut'

/**
 * The one place where events are processed: history, listeners (log, statistics, animation), triggers.
 * Events of one call happened simultaneously; `before` is the trigger index from before they happened.
 */
export function emit(game: Game, events: readonly GameEvent[], before: TriggerIndex | null = null): void {
  if (events.length === 0) return
  for (const event of events) {
    if (HISTORY_KINDS.has(event.kind) || isSecondMainPhase(event)) game.state.history.thisTurn.push(event)
    game.publish(event)
  }
  changed(game, CHANGE.history)
  collectTriggers(game, events, before)
  if (game.state.exiledUntil.some(({ until }) => until !== null)) returnExiledUntil(game, events)
  // CR 603.8: as soon as the game state matches, even during a resolution.
  if (game.watches.stateTriggers) collectStateTriggers(game)
}

const NO_ENTRIES: readonly TriggerEntry[] = []

interface Fired {
  readonly entry: TriggerEntry
  readonly roles: EventRoles
  readonly because: WaitingTrigger['because']
}

/** What simultaneous events have triggered so far. */
class Collected {
  readonly fired: Fired[] = []
  /** The index of the trigger for each group of events; null if there is only one event. */
  readonly groups: Map<string, number> | null

  constructor(events: readonly GameEvent[]) {
    this.groups = events.length > 1 ? new Map() : null
  }
}

function collectTriggers(game: Game, events: readonly GameEvent[], before: TriggerIndex | null): void {
  // Most events trigger nothing.
  let collected: Collected | null = null
  let current: TriggerIndex | null = null
  for (const event of events) {
    const back = looksBack(event) && before !== null
    let index: TriggerIndex
    if (back) index = before
    else {
      current ??= triggerIndex(game)
      index = current
    }
    const waiting = index.byKind.get(event.kind)
    const leavesGraveyard = before !== null && event.kind === 'zoneChange' && event.from === 'graveyard'
    if (waiting !== undefined) {
      collected ??= new Collected(events)
      for (const entry of waiting)
        if (!back || entry.source !== event.object || !isFromAnywhere(entry.ability.on))
          if (!leavesGraveyard || !waitsForLeavingGraveyard(entry.ability.on)) fire(game, entry, event, collected)
    }
    if (leavesGraveyard) {
      // CR 603.10a: only these look back; what enters from a graveyard is seen by what is there then.
      collected ??= new Collected(events)
      for (const entry of before.byKind.get(event.kind) ?? NO_ENTRIES)
        if (waitsForLeavingGraveyard(entry.ability.on)) fire(game, entry, event, collected)
    }
    const own = ownTriggers(game, event)
    if (own.length > 0) {
      collected ??= new Collected(events)
      for (const entry of own) fire(game, entry, event, collected)
    }
    if (game.state.delayed.length > 0) fireDelayed(game, event)
    if (game.state.replacements.length > 0) armShields(game, event)
    if (game.state.rules.length > 0) armRules(game, event)
  }
  if (collected === null) return
  for (const { entry, roles, because } of collected.fired) {
    if (isManaAbility(entry.ability)) continue
    const { ability, instance, source, controller } = entry
    const x = xOfEvent(game, entry, roles)
    trigger(game, { ability, abilityKey: instance.key, source, controller, event: roles, x, because })
  }
}

/**
 * CR 702.37f, 701.37c: X in abilities that trigger on being turned face up, becoming monstrous or being cycled is that of
 * the cost. CR 107.3i, 107.3m: X in abilities that trigger on being cast or on entering is that of the spell.
 */
function xOfEvent(game: Game, { ability: { on }, source }: TriggerEntry, roles: EventRoles): number {
  if (on.kind === 'turnedFaceUp' || on.kind === 'becameMonstrous' || on.kind === 'cycled')
    return roles.object === source ? roles.amount : 0
  const isOwnCast = on.kind === 'cast' && on.spell === 'self'
  if (isOwnCast) return game.state.objects[source]?.cast?.x ?? 0
  if (on.kind !== 'zoneChange' || on.object !== 'self' || on.to !== 'battlefield') return 0
  return game.state.objects[source]?.cast?.x ?? 0
}

/**
 * Simultaneous events that trigger the pattern only once have the same group, and their amounts are added. Null if each
 * event triggers it. "One or more" triggers once, "deals damage" once for each source, "is dealt damage" once for each
 * recipient (CR 603.2c).
 */
function groupOf(pattern: EventPattern, { object, player, source }: GameEvent): string | null {
  if (pattern.kind === 'zoneChange') return pattern.batch === 'oneOrMore' ? '' : null
  if (pattern.kind === 'attacksUnblocked' || pattern.kind === 'tokenCreated' || pattern.kind === 'tapped')
    return pattern.batch === 'oneOrMore' ? '' : null
  if (pattern.kind === 'attacks') return pattern.batch === 'oneOrMore' ? `at ${source}:${player}` : null
  if (pattern.kind === 'discarded') return pattern.batch === 'oneOrMore' ? String(player) : null
  if (pattern.kind !== 'damage') return null
  if (pattern.to === undefined || pattern.to === 'any') return pattern.batch === 'oneOrMore' ? '' : `by ${source}`
  if (pattern.batch === 'oneOrMore') return object === NO_OBJECT ? String(player) : ''
  return pattern.source === undefined ? `to ${object}:${player}` : null
}

function fire(game: Game, entry: TriggerEntry, event: GameEvent, { fired, groups }: Collected): void {
  const { ability, source, instance, ctx } = entry
  const roles = matchEvent(game, ctx, ability.on, event)
  if (!roles || isKeptFromTriggering(game, entry, event)) return
  // CR 603.4: the intervening "if" is checked as it would trigger.
  const holds = (asked: Condition | undefined): boolean =>
    asked === undefined || condition(game, contextWith(ctx, { event: roles, x: xOfEvent(game, entry, roles) }), asked)
  if (!holds(ability.while) || !holds(ability.condition)) return
  const group = groups === null ? null : groupOf(ability.on, event)
  if (groups !== null && group !== null) {
    const key = `${source}:${instance.key}:${group}`
    const known = groups.get(key)
    if (known !== undefined) {
      const first = itemAt(fired, known)
      fired[known] = { ...first, roles: { ...first.roles, amount: first.roles.amount + roles.amount } }
      return
    }
    if (ability.limit && !withinLimit(game, entry)) return
    groups.set(key, fired.length)
  } else if (ability.limit && !withinLimit(game, entry)) return
  const because = reasonOf(event)
  fired.push({ entry, roles, because })
  for (let more = additionalTimes(game, entry, event); more > 0; more--) fired.push({ entry, roles, because })
}

/** What abilities that trigger because of another one's triggering distinguish. */
function reasonOf({ kind, to }: GameEvent): WaitingTrigger['because'] {
  if (kind === 'zoneChange') return to === 'battlefield' ? 'entering' : null
  return kind === 'attacks' || kind === 'attackersDeclared' ? 'attacking' : null
}

function withinLimit(game: Game, { source, instance, ability }: TriggerEntry): boolean {
  const key = `t${source}:${instance.key}`
  const times = game.state.activations.get(key) ?? 0
  if (times >= ability.limit!.times) return false
  game.state.activations.set(key, times + 1)
  return true
}

/** Abilities of the event's own object that are not in the index: "when you cast this", "when you cycle this", "put into a graveyard from your library". */
function ownTriggers(game: Game, event: GameEvent): readonly TriggerEntry[] {
  const id = event.kind === 'zoneChange' ? event.became : event.object
  const leaves = event.kind === 'zoneChange' && event.from === 'battlefield'
  const object = id === NO_OBJECT ? undefined : game.state.objects[id]
  if (!object || object.zone === 'battlefield' || object.zone === 'command') return NO_ENTRIES
  if (object.zone === 'library' || (object.zone === 'hand' && event.kind !== 'cycled')) return NO_ENTRIES
  const { triggered } = partsOf(characteristics(game, id).abilities)
  return triggered.length === 0 ? NO_ENTRIES : ownEntries(object, triggered, leaves)
}

function ownEntries(
  object: GameObject,
  triggered: readonly AbilityInstance[],
  leaves: boolean,
): readonly TriggerEntry[] {
  return triggered
    .filter(
      ({ ability }) =>
        (leaves ? isFromAnywhere : namesItself)((ability as TriggeredAbility).on) &&
        (ability as TriggeredAbility).zone !== object.zone,
    )
    .map((instance) => triggerEntry(object.id, object.zone === 'stack' ? object.controller : object.owner, instance))
}

function namesItself(pattern: EventPattern): boolean {
  if (pattern.kind === 'either') return pattern.events.some(namesItself)
  if (pattern.kind === 'cast') return pattern.spell === 'self'
  // Leaving the battlefield looks back; other moves are seen from the new zone.
  if (pattern.kind === 'zoneChange')
    return pattern.object === 'self' && pattern.to !== 'battlefield' && pattern.from !== 'battlefield'
  return 'object' in pattern && pattern.object === 'self' && (pattern.kind === 'cycled' || pattern.kind === 'discarded')
}

/** CR 603.6c: "put into a graveyard from anywhere" never looks back, even if the object was on the battlefield. */
function isFromAnywhere(pattern: EventPattern): boolean {
  if (pattern.kind === 'either') return pattern.events.every(isFromAnywhere)
  return (
    pattern.kind === 'zoneChange' &&
    pattern.object === 'self' &&
    pattern.from === undefined &&
    pattern.to !== undefined &&
    pattern.to !== 'battlefield'
  )
}

/** "Leaves a graveyard", wherever to, or is put into a hand or library from where all players could see it. */
function waitsForLeavingGraveyard(pattern: EventPattern): boolean {
  if (pattern.kind === 'either') return pattern.events.every(waitsForLeavingGraveyard)
  if (pattern.kind !== 'zoneChange' || pattern.from !== 'graveyard') return false
  return pattern.to === undefined || pattern.to === 'hand' || pattern.to === 'library'
}

function fireDelayed(game: Game, event: GameEvent): void {
  const gone: DelayedTrigger[] = []
  for (const delayed of game.state.delayed) {
    if (isDelayedMana(delayed)) continue
    const ctx = contextOf(delayed.source, delayed.controller, { bindings: delayed.bindings, x: delayed.x })
    const roles = matchEvent(game, ctx, delayed.on, event)
    if (!roles || isKeptFromTriggering(game, { source: delayed.source, ability: null }, event)) continue
    if (delayed.condition && !condition(game, contextWith(ctx, { event: roles }), delayed.condition)) continue
    triggerDelayed(game, delayed, roles, reasonOf(event))
    if (!delayed.lasts.startsWith('everyTime')) gone.push(delayed)
  }
  if (gone.length > 0) game.state.delayed = game.state.delayed.filter((delayed) => !gone.includes(delayed))
}

type Triggering = Pick<WaitingTrigger, 'ability' | 'abilityKey' | 'source' | 'controller'> & Partial<WaitingTrigger>

/** The ability has triggered, and will be put on the stack (CR 603.3). */
export function trigger(game: Game, triggering: Triggering): void {
  game.state.waiting.push({ event: null, bindings: {}, x: 0, state: false, because: null, ...triggering })
}

function triggerDelayed(
  game: Game,
  delayed: DelayedTrigger,
  event: EventRoles,
  because: WaitingTrigger['because'],
): void {
  const { id, on, effects, targets, source, controller, bindings, x } = delayed
  const ability: TriggeredAbility = { kind: 'triggered', on, effects, ...(targets ? { targets } : {}) }
  trigger(game, { ability, abilityKey: `d${id}`, source, controller, event, bindings, x, because })
}

/** "The next time you cast …": from now on the shield applies only to the object of that event. */
function armShields(game: Game, event: GameEvent): void {
  game.state.replacements = game.state.replacements.map((shield) => {
    if (shield.armedBy === null) return shield
    const ctx = contextOf(shield.source, shield.controller, { bindings: shield.bindings })
    const roles = matchEvent(game, ctx, shield.armedBy, event)
    return roles ? { ...shield, armedBy: null, bindings: { ...shield.bindings, armed: [roles.object] } } : shield
  })
}

/** "The next spell you cast …": from now on the rule is about the object of that event. */
function armRules(game: Game, event: GameEvent): void {
  if (game.state.rules.every(({ armedBy }) => armedBy === undefined)) return
  game.state.rules = game.state.rules.map((rule) => {
    const { armedBy, ...armed } = rule
    if (armedBy === undefined) return rule
    const ctx = contextOf(rule.source, rule.controller, { bindings: rule.bindings })
    const roles = matchEvent(game, ctx, armedBy, event)
    return roles ? { ...armed, bindings: { ...rule.bindings, armed: [roles.object] } } : rule
  })
}

/** CR 603.8: state triggers, checked whenever a player would receive priority. */
export function collectStateTriggers(game: Game): void {
  for (const { source, controller, instance, ability, ctx } of triggerIndex(game).states) {
    const on = ability.on
    if (on.kind !== 'state') continue
    if (isPending(game, source, instance.key)) continue
    if (!condition(game, ctx, on.condition)) continue
    trigger(game, { ability, abilityKey: instance.key, source, controller, state: true })
  }
}

const isPending = (game: Game, source: ObjectId, key: string): boolean =>
  game.state.waiting.some((w) => w.source === source && w.abilityKey === key) ||
  game.state.stack.some((id) => {
    const item = game.state.objects[id]?.stack
    return item?.source === source && item.abilityKey === key
  })
