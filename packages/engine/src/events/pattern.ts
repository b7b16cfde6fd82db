import type { EventPattern, Filter, ObjectRef, PlayerFilter, PlayerRef, Who, Zone } from '@spellwright/dsl'
import { hasKeyword } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import type { Context } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { controllerOf, countersOn, recordOf } from '../query/lookup.ts'
import { entitiesOf, playersOf } from '../query/refs.ts'
import type { CauseKind } from '../replacement/proposal.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { EventRoles } from '../state/object.ts'
import { isLoyaltyAbilityKey } from '../triggers/keys.ts'
import { wasFirstDrawOfDrawStep } from './draw-step.ts'
import { type EventKind, type GameEvent, isSecondMainPhase } from './event.ts'

/** The kind of event a pattern is about. */
export function eventKindOf(pattern: Exclude<EventPattern, { kind: 'either' | 'state' }>): EventKind {
  if (pattern.kind === 'chapter') return 'countersPut'
  return pattern.kind === 'beginningOf' ? 'stepBegan' : pattern.kind
}

export function flattenPattern(pattern: EventPattern): Exclude<EventPattern, { kind: 'either' }>[] {
  return pattern.kind === 'either' ? pattern.events.flatMap(flattenPattern) : [pattern]
}

const oneOfZones = (zone: Zone | null, wanted: Zone | readonly Zone[] | undefined): boolean =>
  wanted === undefined || (zone !== null && (typeof wanted === 'string' ? wanted === zone : wanted.includes(zone)))

const isFilter = (who: Who): who is Filter =>
  typeof who === 'object' && !('the' in who && Object.keys(who).length === 1) && !('linked' in who)

/** Is it that object? Filters use its current or last-known characteristics. */
export function isWho(game: Game, ctx: Context, who: Who, id: ObjectId): boolean {
  if (id === NO_OBJECT) return false
  if (isFilter(who)) return matches(game, ctx, who, id, null)
  return entitiesOf(game, ctx, who as ObjectRef).includes(id)
}

const isPlayer = (game: Game, ctx: Context, wanted: PlayerRef | undefined, player: PlayerId | -1): boolean =>
  wanted === undefined || (player !== -1 && playersOf(game, ctx, wanted).includes(player))

const fitsPlayer = (game: Game, ctx: Context, filter: PlayerFilter, player: PlayerId): boolean =>
  (filter.player === 'any' || playersOf(game, ctx, filter.player).includes(player)) &&
  (filter.mostLife === undefined || game.state.players.every(({ life }) => life <= game.state.players[player].life))

/** The object a zone change is about: as it was before leaving the battlefield, otherwise as it is now (CR 603.6, 603.10). */
export function subjectOfMove(event: GameEvent, leaves?: Zone | readonly Zone[]): ObjectId {
  if (event.from === 'battlefield' && event.to !== 'battlefield') return event.object
  if (leaves === 'graveyard') return event.object
  return event.became !== NO_OBJECT ? event.became : event.object
}

function rolesOf(event: GameEvent, object: ObjectId, more: Partial<EventRoles> = {}): EventRoles {
  return {
    object,
    source: event.source,
    player: event.player,
    amount: event.amount,
    becameId: event.became,
    objects: event.objects,
    ...more,
  }
}

type PatternOf<K extends EventPattern['kind']> = Extract<EventPattern, { kind: K }>
type Matcher<K extends EventPattern['kind']> = (
  game: Game,
  ctx: Context,
  pattern: PatternOf<K>,
  event: GameEvent,
) => EventRoles | null

/** An event about one object and perhaps a player. */
const simple =
  (game: Game, ctx: Context, event: GameEvent) =>
  (who: Who | undefined, player?: PlayerRef): EventRoles | null =>
    (who === undefined || isWho(game, ctx, who, event.object)) && isPlayer(game, ctx, player, event.player)
      ? rolesOf(event, event.object)
      : null

const BY_SPELL_OR_ABILITY: ReadonlySet<string> = new Set<CauseKind>(['effect', 'destroy', 'sacrifice'])

/** Did a spell or ability of that player move it? No player causes costs and state-based actions (CR 118.1, 704.1). */
const isCausedBy = (game: Game, ctx: Context, player: PlayerRef, event: GameEvent): boolean =>
  BY_SPELL_OR_ABILITY.has(event.detail) && isPlayer(game, ctx, player, event.controller)

const nthThisTurn = (game: Game, event: GameEvent): number => {
  let count = 0
  for (const past of game.state.history.thisTurn) {
    if (past.kind === event.kind && past.player === event.player) count++
    if (past === event) break
  }
  return count
}

/** How many such spells that player has cast this turn, this one included. */
function nthCast(game: Game, ctx: Context, pattern: PatternOf<'cast'>, event: GameEvent): number {
  if (pattern.spell === undefined) return nthThisTurn(game, event)
  const { nth: _nth, ...any } = pattern
  const casts = game.state.history.thisTurn.filter((past) => past.player === event.player)
  const until = casts.indexOf(event) + 1
  return casts.slice(0, until).filter((past) => matchEvent(game, ctx, any, past) !== null).length
}

/** Was it the target of such a spell or ability earlier this turn? */
function wasTargeted(game: Game, ctx: Context, pattern: PatternOf<'becomesTarget'>, event: GameEvent): boolean {
  const { first: _first, ...any } = pattern
  for (const past of game.state.history.thisTurn) {
    if (past === event) return false
    if (past.object === event.object && matchEvent(game, ctx, any, past) !== null) return true
  }
  return false
}

/** Did it attack earlier this turn? */
function attackedBefore(game: Game, event: GameEvent): boolean {
  const first = game.state.history.thisTurn.find(({ kind, object }) => kind === 'attacks' && object === event.object)
  return first !== undefined && first !== event
}

/** Do enough matching creatures attack together with it? */
function isAttackingWith(game: Game, ctx: Context, others: { count: number; of: Filter }, id: ObjectId): boolean {
  let count = 0
  for (const { attacker } of game.state.combat?.attackers ?? [])
    if (attacker !== id && matches(game, ctx, others.of, attacker)) count++
  return count >= others.count
}

type MatchedKind = Exclude<EventPattern['kind'], 'either' | 'state'>

/** Kinds whose patterns say no more than which object, which player, and how often this turn. */
type PlainKind = {
  [K in MatchedKind]: Exclude<keyof PatternOf<K>, 'kind' | 'object' | 'player' | 'nth' | 'during'> extends never
    ? K
    : never
}[MatchedKind]

/** Every kind of pattern that says more than a plain one has a matcher of its own. */
const matchers: { [K in Exclude<MatchedKind, PlainKind> | 'daytime' | 'unlocked' | 'searched']: Matcher<K> } = {
  zoneChange: (game, ctx, pattern, event) => {
    if (!oneOfZones(event.from, pattern.from) || !oneOfZones(event.to, pattern.to)) return null
    if (pattern.notTo !== undefined && event.to === pattern.notTo) return null
    if (pattern.causedBy !== undefined && !isCausedBy(game, ctx, pattern.causedBy, event)) return null
    if (pattern.how === 'destroyed' && event.detail !== 'destroy') return null
    const subject = subjectOfMove(event, pattern.to === undefined ? pattern.from : undefined)
    const isSource = event.object === ctx.source || (pattern.from === undefined && event.became === ctx.source)
    const itself = pattern.object === 'self' && isSource
    if (!itself && !isWho(game, ctx, pattern.object, subject)) return null
    return rolesOf(event, subject, { player: controllerOf(game, subject) })
  },
  cast: (game, ctx, pattern, event) => {
    if (!isPlayer(game, ctx, pattern.player, event.player)) return null
    if (pattern.from !== undefined && event.from !== pattern.from) return null
    if (pattern.notFrom !== undefined && event.from === pattern.notFrom) return null
    if (pattern.spell !== undefined && !isWho(game, ctx, pattern.spell, event.object)) return null
    if (pattern.nth !== undefined && nthCast(game, ctx, pattern, event) !== pattern.nth) return null
    return rolesOf(event, event.object)
  },
  copied: (game, ctx, pattern, event) => simple(game, ctx, event)(pattern.spell, pattern.player),
  activated: (game, ctx, pattern, event) => {
    if (pattern.ability === 'loyalty' && !isLoyaltyAbilityKey(event.detail)) return null
    if (pattern.ability === 'nonmana' && event.detail.startsWith('mana')) return null
    return simple(game, ctx, event)(pattern.object, pattern.player)
  },
  damage: (game, ctx, pattern, event) => {
    if (pattern.source !== undefined && !isWho(game, ctx, pattern.source, event.source)) return null
    if (pattern.combat !== undefined && event.combat !== (pattern.combat === 'combat')) return null
    const { to } = pattern
    if (to !== undefined && to !== 'any') {
      if ('object' in to) {
        if (!isWho(game, ctx, to.object, event.object)) return null
      } else if (event.player === -1 || event.object !== NO_OBJECT || !fitsPlayer(game, ctx, to, event.player))
        return null
    }
    return rolesOf(event, event.object)
  },
  attacks: (game, ctx, pattern, event) => {
    if (!isWho(game, ctx, pattern.object, event.object)) return null
    if (pattern.alone !== undefined && (game.state.combat?.attackers.length ?? 0) !== 1) return null
    const { defender, with: others } = pattern
    if (pattern.while !== undefined && !matches(game, ctx, { is: pattern.while }, event.object)) return null
    if (others !== undefined && !isAttackingWith(game, ctx, others, event.object)) return null
    if (pattern.first !== undefined && attackedBefore(game, event)) return null
    if (defender !== undefined) {
      const attacked = event.source
      if ('object' in defender ? !isWho(game, ctx, defender.object, attacked) : attacked !== NO_OBJECT) return null
      if ('player' in defender && (event.player === -1 || !fitsPlayer(game, ctx, defender, event.player))) return null
    }
    return rolesOf(event, event.object)
  },
  attackersDeclared: (game, ctx, pattern, event) => {
    if (!isPlayer(game, ctx, pattern.player, event.player)) return null
    const fitting = event.objects.filter((id) => matches(game, ctx, pattern.attackers, id, null))
    const [first] = fitting
    if (first === undefined || fitting.length < (pattern.atLeast ?? 1)) return null
    return rolesOf(event, first, { amount: fitting.length, objects: fitting })
  },
  blocks: (game, ctx, pattern, event) => {
    // CR 509.3a: "whenever it blocks" triggers once, however many it blocks.
    if (pattern.attacker === undefined ? event.detail === 'also' : !isWho(game, ctx, pattern.attacker, event.source))
      return null
    return simple(game, ctx, event)(pattern.object)
  },
  becomesBlocked: (game, ctx, pattern, event) => {
    if ((pattern.each === 'blocker') !== (event.detail === 'byBlocker')) return null
    if (pattern.by !== undefined && !isWho(game, ctx, pattern.by, event.source)) return null
    return simple(game, ctx, event)(pattern.object)
  },
  attacksUnblocked: (game, ctx, pattern, event) => simple(game, ctx, event)(pattern.object, pattern.player),
  tapped: (game, ctx, pattern, event) => simple(game, ctx, event)(pattern.object),
  beginningOf: (game, ctx, pattern, event) => {
    const steps = typeof pattern.step === 'string' ? [pattern.step] : pattern.step
    if (!steps.some((step) => step === event.detail)) return null
    if (pattern.step === 'main2' && hadSecondMainPhase(game, event)) return null
    return isPlayer(game, ctx, pattern.whose, event.player) ? rolesOf(event, event.object) : null
  },
  drawn: (game, ctx, pattern, event) =>
    pattern.which !== undefined && wasFirstDrawOfDrawStep(game, event) ? null : matchPlain(game, ctx, pattern, event),
  discarded: (game, ctx, pattern, event) => {
    if (!isPlayer(game, ctx, pattern.causedBy, event.controller)) return null
    const roles = simple(game, ctx, event)(pattern.object, pattern.player)
    return roles === null || pattern.batch === undefined ? roles : rolesOf(event, event.object, { amount: 1 })
  },
  countersPut: (game, ctx, pattern, event) => {
    if (pattern.counter !== 'any' && pattern.counter !== event.detail) return null
    return isPlayer(game, ctx, pattern.by, event.controller) ? simple(game, ctx, event)(pattern.object) : null
  },
  controlChanged: (game, ctx, pattern, event) =>
    isPlayer(game, ctx, pattern.from, event.controller) ? simple(game, ctx, event)(pattern.object) : null,
  playerCounters: (game, ctx, pattern, event) =>
    pattern.counter === event.detail ? simple(game, ctx, event)(undefined, pattern.player) : null,
  tappedForMana: (game, ctx, pattern, event) =>
    pattern.mana !== undefined && !event.detail.includes(pattern.mana)
      ? null
      : simple(game, ctx, event)(pattern.object, pattern.player),
  chapter: (game, ctx, pattern, event) => {
    if (event.detail !== 'lore' || event.object !== ctx.source) return null
    const saga = recordOf(game, event.object)
    if (!saga) return null
    const lore = countersOn(saga, 'lore')
    const reached = pattern.numbers.some((number) => lore >= number && lore - event.amount < number)
    if (!reached) return null
    // CR 702.155a
    const isNew = saga.enteredTurn === game.state.turn.number
    if (isNew && !pattern.numbers.includes(lore) && hasKeyword(characteristics(game, saga.id), 'read ahead'))
      return null
    return rolesOf(event, event.object)
  },
  countersRemoved: (game, ctx, pattern, event) => {
    if (pattern.counter !== 'any' && pattern.counter !== event.detail) return null
    if (pattern.last && (recordOf(game, event.object)?.counters?.[event.detail] ?? 0) > 0) return null
    return simple(game, ctx, event)(pattern.object)
  },
  becomesTarget: (game, ctx, pattern, event) => {
    if (pattern.by !== undefined && !isWho(game, ctx, pattern.by, event.source)) return null
    if (!isPlayer(game, ctx, pattern.controller, event.controller)) return null
    if (pattern.first !== undefined && wasTargeted(game, ctx, pattern, event)) return null
    if (event.object === NO_OBJECT)
      return pattern.player !== undefined && isPlayer(game, ctx, pattern.player, event.player)
        ? rolesOf(event, event.object)
        : null
    return simple(game, ctx, event)(pattern.object)
  },
  daytime: (_game, _ctx, _pattern, event) => (event.amount === 0 ? null : rolesOf(event, event.object)),
  transformed: (game, ctx, pattern, event) =>
    // CR 201.5: its own name stands for the object, whatever that is called now.
    pattern.into === undefined || pattern.object === 'self' || pattern.into === event.detail
      ? simple(game, ctx, event)(pattern.object)
      : null,
  triggered: (game, ctx, pattern, event) =>
    event.detail.startsWith(pattern.because) ? simple(game, ctx, event)(pattern.object, pattern.player) : null,
  exploited: (game, ctx, pattern, event) =>
    pattern.creature === undefined || isWho(game, ctx, pattern.creature, event.source)
      ? simple(game, ctx, event)(pattern.object)
      : null,
  exerted: (game, ctx, pattern, event) => simple(game, ctx, event)(pattern.object, pattern.player),
  becameAttached: (game, ctx, pattern, event) =>
    pattern.to === undefined || isWho(game, ctx, pattern.to, event.source)
      ? simple(game, ctx, event)(pattern.object)
      : null,
  // Whoever searches another player's library does not search their own.
  searched: (game, ctx, pattern, event) =>
    event.detail === 'own' ? simple(game, ctx, event)(undefined, pattern.player) : null,
  landPlayed: (game, ctx, pattern, event) =>
    pattern.from === undefined || pattern.from === event.from
      ? simple(game, ctx, event)(pattern.object, pattern.player)
      : null,
  tokenCreated: (game, ctx, pattern, event) => simple(game, ctx, event)(pattern.object, pattern.player),
  unlocked: (game, ctx, pattern, event) =>
    event.object === ctx.source && ctx.abilityKey.startsWith(`p${event.amount}.`)
      ? simple(game, ctx, event)(undefined, pattern.player)
      : null,
  roomEntered: (game, ctx, pattern, event) =>
    pattern.room === event.amount ? simple(game, ctx, event)(pattern.object) : null,
  becameLevel: (game, ctx, pattern, event) =>
    pattern.level === event.amount ? simple(game, ctx, event)(pattern.object) : null,
}

/** The roles in the event if it matches the pattern, read for the source and controller of an ability; otherwise null. */
export function matchEvent(game: Game, ctx: Context, pattern: EventPattern, event: GameEvent): EventRoles | null {
  if (pattern.kind === 'either') {
    for (const option of pattern.events) {
      const roles = matchEvent(game, ctx, option, event)
      if (roles) return roles
    }
    return null
  }
  if (pattern.kind === 'state' || eventKindOf(pattern) !== event.kind) return null
  if ('during' in pattern && !isPlayer(game, ctx, pattern.during, game.state.turn.active)) return null
  const matcher = (matchers as Partial<Record<MatchedKind, Matcher<MatchedKind>>>)[pattern.kind]
  return matcher ? matcher(game, ctx, pattern as never, event) : matchPlain(game, ctx, pattern, event)
}

interface PlainPattern {
  readonly object?: Who
  readonly player?: PlayerRef
  readonly nth?: number
}

function matchPlain(game: Game, ctx: Context, pattern: object, event: GameEvent): EventRoles | null {
  const { object, player, nth }: PlainPattern = pattern
  if (nth !== undefined && nthThisTurn(game, event) !== nth) return null
  return simple(game, ctx, event)(object, player)
}

/** CR 505.1: a main phase after an additional combat phase is not the second one. */
const hadSecondMainPhase = (game: Game, event: GameEvent): boolean =>
  game.state.history.thisTurn.some((before) => before !== event && isSecondMainPhase(before))
