import type { Duration, RuleEffect } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import { controllerOf, isOnBattlefield, mustGet } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import { isObjectEntity, type ObjectId } from '../state/ids.ts'
import type { Bindings } from '../state/object.ts'
import { touch } from '../state/update.ts'

interface Lasting {
  readonly until: Duration
  readonly controller: 0 | 1
  readonly turn: number
  readonly source: ObjectId
  readonly objects?: readonly ObjectId[]
  readonly rule?: RuleEffect
  readonly bindings?: Bindings
}

function endEffects(game: Game, isOver: (effect: Lasting) => boolean): void {
  const { state } = game
  const before = state.effects.length + state.rules.length + state.replacements.length
  if (before === 0) return
  state.effects = state.effects.filter((effect) => !isOver(effect))
  state.rules = state.rules.filter((effect) => !isOver(effect))
  state.replacements = state.replacements.filter((effect) => !isOver(effect))
  if (before !== state.effects.length + state.rules.length + state.replacements.length) touch(game)
}

/** CR 514.2: "until end of turn" and "this turn" effects end, with the damage. */
export function endOfTurnEffects(game: Game): void {
  const { active, number } = game.state.turn
  endEffects(
    game,
    ({ until, controller, turn }) =>
      until === 'endOfTurn' ||
      until === 'endOfCombat' ||
      (until === 'endOfYourNextTurn' && controller === active && turn < number),
  )
  if (game.state.delayed.length > 0)
    game.state.delayed = game.state.delayed.filter(
      ({ lasts }) => lasts !== 'onceThisTurn' && lasts !== 'everyTimeThisTurn',
    )
}

export function endDurations(game: Game, moment: 'endCombat' | 'turnBegin' | 'afterUntap' | 'endStep'): void {
  if (moment === 'afterUntap') endAfterUntapStep(game)
  if (moment === 'turnBegin' && game.state.delayed.length > 0)
    game.state.delayed = game.state.delayed.filter(
      ({ lasts, controller }) => lasts !== 'everyTimeUntilYourNextTurn' || controller !== game.state.turn.active,
    )
  if (moment === 'endCombat') endEffects(game, (effect) => effect.until === 'endOfCombat')
  else if (moment === 'endStep')
    endEffects(
      game,
      (effect) => effect.until === 'untilYourNextEndStep' && effect.controller === game.state.turn.active,
    )
  else
    endEffects(
      game,
      (effect) =>
        effect.until === (moment === 'turnBegin' ? 'untilYourNextTurn' : 'untilYourNextUpkeep') &&
        effect.controller === game.state.turn.active &&
        effect.turn < game.state.turn.number,
    )
}

/** Ends rules that last until the untap step of the active player, or that are about objects that have left. */
function endAfterUntapStep(game: Game): void {
  const { state } = game
  if (!state.rules.some(({ until }) => until === 'nextUntapStep')) return
  state.rules = state.rules.filter(({ until, rule, source, controller, bindings }) => {
    if (until !== 'nextUntapStep') return true
    const objects = bindings['rule.what']
    if (typeof objects === 'object')
      return objects
        .filter(isObjectEntity)
        .some((id) => isOnBattlefield(game, id) && controllerOf(game, id) !== state.turn.active)
    const during = rule.kind === 'doesntUntap' ? (rule.during ?? 'you') : 'you'
    return !playersOf(game, contextOf(source, controller, { bindings }), during).includes(state.turn.active)
  })
  touch(game)
}

/** "For as long as": ends as soon as the condition is false, and does not start again (CR 611.2b). */
export function endConditional(game: Game): void {
  const { state } = game
  if (!isAnyConditional(state.effects) && !isAnyConditional(state.rules) && !isAnyConditional(state.replacements))
    return
  endEffects(game, (lasting) => {
    const { until, source, controller, objects = [] } = lasting
    if (!until.startsWith('while')) return false
    if (until === 'whileItIsTapped') return !affectedBy(lasting).some((id) => state.objects[id]?.tapped)
    if (until === 'whileYouControlIt')
      return !objects.some((id) => state.objects[id] && controllerOf(game, id) === controller)
    const object = state.objects[source]
    if (object?.zone !== 'battlefield') return true
    const isStillYours = controllerOf(game, source) === controller
    if (until === 'whileSourceTapped') return !object.tapped
    if (until === 'whileYouControlTappedSource') return !object.tapped || !isStillYours
    return until === 'whileYouControlSource' && !isStillYours
  })
}

/** What a lasting effect, or a rule for a time, is about. */
function affectedBy({ objects, rule, bindings }: Lasting): readonly ObjectId[] {
  const about = rule === undefined ? undefined : 'what' in rule ? rule.what : 'object' in rule ? rule.object : undefined
  const bound = typeof about === 'object' && 'the' in about ? bindings?.[about.the] : undefined
  return objects ?? (typeof bound === 'object' ? bound.filter(isObjectEntity) : [])
}

function isAnyConditional(lasting: readonly Pick<Lasting, 'until'>[]): boolean {
  for (const { until } of lasting) if (until.startsWith('while')) return true
  return false
}

/** Deletes last-known information and links that nothing can refer to any more. */
export function forgetOldRecords(game: Game): void {
  const { state } = game
  const wanted = referenced(game)
  const oldest = state.turn.number - 2
  for (const { object } of state.phasedOut) wanted.add(object.id)
  state.lastKnown.forEach((record, id) => {
    if (record.turn <= oldest && !wanted.has(id)) state.lastKnown.delete(id)
  })
  state.linked.forEach((_, id) => {
    if (!state.objects[id] && !wanted.has(id)) state.linked.delete(id)
  })
}

/** Ids that the stack, delayed triggers and lasting effects refer to. */
function referenced(game: Game): Set<number> {
  const { state } = game
  const found = new Set<number>()
  const collect = (data: unknown): void => {
    if (typeof data === 'number') found.add(data)
    else if (typeof data === 'object' && data !== null) for (const value of Object.values(data)) collect(value)
  }
  for (const id of state.stack) collect(mustGet(game, id).stack)
  for (const id of state.command) collect(mustGet(game, id).marks)
  for (const list of [state.delayed, state.effects, state.rules, state.replacements, state.waiting, state.exiledUntil])
    for (const entry of list) collect(entry)
  return found
}
