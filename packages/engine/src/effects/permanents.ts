import type { Modification, Selector } from '@spellwright/dsl'
import { attach, unattach } from '../atoms/attach.ts'
import {
  canHaveCounters,
  losePlayerCounters,
  putCounters,
  putPlayerCounters,
  removeCounters,
} from '../atoms/counters.ts'
import { flipPermanent, transformPermanent, turnFaceDown, turnFaceUp } from '../atoms/faces.ts'
import { setMark } from '../atoms/marks.ts'
import { exileAndMeld } from '../atoms/meld.ts'
import { phaseOut } from '../atoms/phase.ts'
import { tapAll, untap } from '../atoms/tap.ts'
import { becomeBlocked } from '../combat/become-blocked.ts'
import { removeFromCombat } from '../combat/remove.ts'
import { copyRecordOf } from '../continuous/copiable.ts'
import { askObjects } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import { becomePrepared } from '../frames/prepare.ts'
import { unlock } from '../frames/room.ts'
import type { Game } from '../game/game.ts'
import { contextAffecting } from '../query/context.ts'
import { matches, objectsMatching } from '../query/filter.ts'
import { controllerOf, countersOn, isOnBattlefield, mustGet, nameOf, recordOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { entitiesOf, firstObject, playersOf } from '../query/refs.ts'
import { ruleApplies } from '../query/rules.ts'
import { NO_OBJECT, type ObjectId, playerEntity } from '../state/ids.ts'
import { drawAtRandom } from '../state/rng.ts'
import { newLastingEffect, touch, updateObject, updateStatus } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { becomeDaytime } from '../turn/daytime.ts'
import { becomeLevel } from './become-level.ts'
import { makeKnown } from './cards.ts'
import { addFloating } from './continuous.ts'
import { moveCounters, removeCountersFrom } from './counters.ts'
import type { Frame } from './frame.ts'
import { anotherCounter } from './proliferate.ts'
import type { EffectHandlers } from './run.ts'
import { acting } from './zones.ts'

type Kinds =
  | 'tap'
  | 'untap'
  | 'putCounters'
  | 'removeCounters'
  | 'moveCounters'
  | 'playerCounters'
  | 'anotherCounter'
  | 'loseCounters'
  | 'attach'
  | 'attachToOtherOpponent'
  | 'unattach'
  | 'transform'
  | 'becomeDaytime'
  | 'becomeLevel'
  | 'flip'
  | 'unlock'
  | 'turnFaceUp'
  | 'turnFaceDown'
  | 'regenerate'
  | 'exchangeControl'
  | 'removeFromCombat'
  | 'becomeBlocked'
  | 'removeDamage'
  | 'phaseOut'
  | 'becomeRenowned'
  | 'becomeSaddled'
  | 'becomePrepared'
  | 'meld'
  | 'becomeSolved'
  | 'harness'
  | 'moveAllCounters'
  | 'pair'
  | 'becomeCopy'

/** CR 701.27f: an ability of a permanent that has transformed since does not transform it again. */
function hasTurnedSince(game: Game, id: ObjectId): boolean {
  const resolving = game.state.objects[game.state.stack.at(-1) ?? NO_OBJECT]
  if (resolving?.kind !== 'ability' || resolving.stack?.source !== id) return false
  return mustGet(game, id).timestamp > resolving.timestamp
}

/** The exceptions of a copy; "this ability" is the one that resolves. */
function exceptions(game: Game, { source }: Frame, except: readonly Modification[]): Modification[] {
  const resolving = game.state.objects[game.state.stack.at(-1) ?? NO_OBJECT]?.stack
  const ability = resolving?.source === source ? resolving.ability : null
  return except.flatMap((change): Modification[] => {
    if (change.kind !== 'hasThisAbility') return [change]
    return ability == null ? [] : [{ kind: 'gainAbility', ability }]
  })
}

/** The share announced for each target, even if another target has become illegal since. */
function sharesOf(frame: Frame, what: Selector): ReadonlyMap<number, number> {
  const name = typeof what === 'object' && 'the' in what ? what.the : ''
  const entities = frame.bindings[name]
  const shares = frame.shares[name] ?? []
  return new Map(Array.isArray(entities) ? entities.map((entity, index) => [entity, shares[index] ?? 0]) : [])
}

export const permanentEffects: EffectHandlers<Kinds> = {
  tap(game, frame, effect) {
    frame.bind(effect.as, tapAll(game, acting(game, frame, effect.what)))
  },
  untap(game, frame, effect) {
    frame.bind(
      effect.as,
      acting(game, frame, effect.what).filter((id) => untap(game, id)),
    )
  },
  putCounters(game, frame, effect) {
    const ids = acting(game, frame, effect.what)
    const shares = effect.divided === undefined ? null : sharesOf(frame, effect.what)
    const got: ObjectId[] = []
    for (const id of ids) {
      const before = countersOn(mustGet(game, id), effect.counter)
      const amount = shares
        ? (shares.get(id) ?? 0)
        : atLeastZero(quantity(game, contextAffecting(frame, id), effect.count))
      putCounters(game, id, effect.counter, amount, frame.source)
      if (countersOn(mustGet(game, id), effect.counter) > before) got.push(id)
    }
    frame.bind(effect.as, got)
  },
  removeCounters: removeCountersFrom,
  moveCounters,
  anotherCounter,
  loseCounters(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player)) losePlayerCounters(game, player)
  },
  moveAllCounters(game, frame, effect) {
    const from = firstObject(game, frame, effect.from)
    const [to] = acting(game, frame, effect.to)
    if (to === undefined || to === from || !isOnBattlefield(game, to) || !canHaveCounters(game, to)) return
    for (const [counter, amount] of Object.entries(recordOf(game, from)?.counters ?? {})) {
      if (game.state.objects[from] !== undefined) removeCounters(game, from, counter, amount)
      putCounters(game, to, counter, amount, frame.source)
    }
  },
  playerCounters(game, frame, effect) {
    for (const player of playersOf(game, frame, effect.player))
      putPlayerCounters(game, player, effect.counter, atLeastZero(quantity(game, frame, effect.count)), frame.source)
  },
  attach(game, frame, effect) {
    const [id] = acting(game, frame, effect.what)
    const [to] = entitiesOf(game, frame, effect.to)
    if (id !== undefined && to !== undefined) attach(game, id, to)
  },
  attachToOtherOpponent(game, frame, effect) {
    const [id] = acting(game, frame, effect.what)
    if (id === undefined) return
    const now = mustGet(game, id).attachedTo
    const others = playersOf(game, frame, 'opponent').filter((player) => playerEntity(player) !== now)
    const [to] = drawAtRandom(game.state.rng, 'random0', others.map(playerEntity), 1)
    if (to !== undefined) attach(game, id, to)
  },
  unattach(game, frame, effect) {
    for (const id of acting(game, frame, effect.what)) unattach(game, id)
  },
  transform(game, frame, effect) {
    for (const id of acting(game, frame, effect.what)) if (!hasTurnedSince(game, id)) transformPermanent(game, id)
  },
  unlock(game, frame, effect) {
    unlock(game, frame.source, effect.door, frame.controller)
  },
  flip(game, frame, effect) {
    for (const id of acting(game, frame, effect.what)) flipPermanent(game, id)
  },
  becomeLevel(game, frame, effect) {
    becomeLevel(game, frame, effect)
  },
  becomeDaytime(game, _frame, effect) {
    becomeDaytime(game, effect.daytime)
  },
  turnFaceUp(game, frame, effect) {
    for (const id of acting(game, frame, effect.what)) {
      // CR 406.3: of a card in exile everybody sees what it is.
      if (mustGet(game, id).zone === 'exile') makeKnown(game, [id], 3)
      else if (!ruleApplies(game, 'cantTurnFaceUp', id)) turnFaceUp(game, id)
    }
  },
  turnFaceDown(game, frame, effect) {
    for (const id of acting(game, frame, effect.what)) turnFaceDown(game, id)
  },
  // CR 701.19a: a shield for the next time it would be destroyed this turn.
  regenerate(game, frame, effect) {
    for (const id of acting(game, frame, effect.what)) {
      game.state.replacements.push({
        ...newLastingEffect(game, frame.source, controllerOf(game, id), 'endOfTurn'),
        replacement: { kind: 'destroy', object: { the: 'shielded' }, instead: 'regenerate' },
        bindings: { shielded: [id] },
        uses: 'once',
        armedBy: null,
        left: null,
      })
    }
  },
  // CR 701.12b: both, or nothing.
  exchangeControl(game, frame, effect) {
    const a = firstObject(game, frame, effect.a)
    const b = firstObject(game, frame, effect.b)
    if (game.state.objects[a]?.zone !== 'battlefield' || game.state.objects[b]?.zone !== 'battlefield') return
    const ca = controllerOf(game, a)
    const cb = controllerOf(game, b)
    if (ca === cb) return
    frame.bind(effect.as, [a, b])
    for (const [id, player] of [
      [a, cb],
      [b, ca],
    ] as const)
      addFloating(game, frame, {
        objects: [id],
        apply: [{ kind: 'setController', player: { the: `player${player}` } }],
        until: effect.until,
        players: { [`player${player}`]: [-(player + 1)] },
      })
  },
  becomeBlocked(game, frame, effect) {
    becomeBlocked(game, acting(game, frame, effect.what))
  },
  removeFromCombat(game, frame, effect) {
    for (const id of acting(game, frame, effect.what)) removeFromCombat(game, id)
  },
  removeDamage(game, frame, effect) {
    for (const id of acting(game, frame, effect.what))
      if (isOnBattlefield(game, id)) updateStatus(game, id, { damage: 0, deathtouched: false })
  },
  phaseOut(game, frame, effect) {
    phaseOut(game, acting(game, frame, effect.what))
  },
  // CR 702.171b: until the end of the turn.
  harness(game, frame) {
    if (isOnBattlefield(game, frame.source)) setMark(game, frame.source, 'harnessed', 1)
  },
  becomeSolved(game, frame) {
    if (isOnBattlefield(game, frame.source)) setMark(game, frame.source, 'solved', 1)
  },
  meld(game, frame, { partner, into }) {
    const own = { owner: 'you', controller: 'you' } as const
    if (!matches(game, frame, own, frame.source)) return
    const partners = objectsMatching(game, frame, { ...partner, ...own })
    const text = `Choose what melds with ${nameOf(game, frame.source)}.`
    const question = { player: frame.controller, purpose: 'choose', source: frame.source, text } as const
    const [other] = askObjects(game, question, partners, 1, 1)
    if (other === undefined) return
    const names = [nameOf(game, frame.source), partner.name] as const
    exileAndMeld(game, [frame.source, other], names, into, frame.cause)
  },
  becomePrepared(game, frame, effect) {
    for (const id of acting(game, frame, effect.what)) becomePrepared(game, id)
  },
  becomeSaddled(game, frame, effect) {
    for (const id of acting(game, frame, effect.what)) setMark(game, id, 'saddled', game.state.turn.number)
  },
  becomeRenowned(game, frame, effect) {
    for (const id of acting(game, frame, effect.what)) {
      if (game.state.objects[id]?.zone !== 'battlefield') continue
      updateObject(game, id, { renowned: true })
      emit(game, [makeEvent('becameRenowned', { object: id })])
    }
  },
  // CR 702.95
  pair(game, frame, effect) {
    const a = firstObject(game, frame, effect.a)
    const b = firstObject(game, frame, effect.b)
    if (game.state.objects[a]?.zone !== 'battlefield' || game.state.objects[b]?.zone !== 'battlefield') return
    if (mustGet(game, a).paired !== 0 || mustGet(game, b).paired !== 0) return
    updateObject(game, a, { paired: b })
    updateObject(game, b, { paired: a })
    emit(game, [makeEvent('paired', { object: a, source: b })])
  },
  becomeCopy(game, frame, effect) {
    const [id] = acting(game, frame, effect.what)
    const of = firstObject(game, frame, effect.of)
    const original = game.state.objects[of] ?? game.state.lastKnown.get(of)?.object
    if (id === undefined || !original) return
    const record = copyRecordOf(game, original)
    addFloating(game, frame, {
      objects: [id],
      apply: [],
      until: effect.until,
      copy: { ...record, except: [...record.except, ...exceptions(game, frame, effect.except ?? [])] },
    })
    touch(game)
  },
}
