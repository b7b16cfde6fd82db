import { moveAll } from '../atoms/move.ts'
import { phasePermanents } from '../atoms/phase.ts'
import { untap } from '../atoms/tap.ts'
import { characteristics } from '../continuous/read.ts'
import { askObjects, askYesNo } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { matches } from '../query/filter.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import { isAffected, ruleApplies, rulesOfKind } from '../query/rules.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { checkDaytime } from './daytime.ts'
import { endDurations } from './durations.ts'

/** CR 502.1–3: permanents phase in and out, day and night are checked, then permanents untap, except where an effect says otherwise. */
export function untapStep(game: Game, active: PlayerId): void {
  phasePermanents(game, active)
  checkDaytime(game)
  const untapping = chosenToUntap(game, active, limited(game, active, mayUntap(game, active)))
  for (const id of untapping) untap(game, id)
  returnToHand(game, active)
  endDurations(game, 'afterUntap')
}

/** The tapped permanents that nothing keeps tapped. */
const mayUntap = (game: Game, active: PlayerId): ObjectId[] =>
  game.state.battlefield.filter((id) => {
    if (!mustGet(game, id).tapped || staysTapped(game, id, active)) return false
    return characteristics(game, id).controller === active || ruleApplies(game, 'untapsInOthersUntapSteps', id)
  })

function staysTapped(game: Game, id: ObjectId, active: PlayerId): boolean {
  return rulesOfKind(game, 'doesntUntap').some(({ rule, ctx }) => {
    if (rule.during !== undefined && !playersOf(game, ctx, rule.during).includes(active)) return false
    return isAffected(game, ctx, rule.what, id)
  })
}

/** The player chooses among permanents of which only some may untap. */
function limited(game: Game, active: PlayerId, ids: readonly ObjectId[]): readonly ObjectId[] {
  let left = ids
  for (const { rule, ctx } of rulesOfKind(game, 'untapsAtMost')) {
    const some = left.filter((id) => matches(game, ctx, rule.what, id))
    if (some.length <= rule.count) continue
    const text = `Choose what to untap because of ${nameOf(game, ctx.source)}.`
    const question = { player: active, purpose: 'choose', source: ctx.source, text } as const
    const chosen = askObjects(game, question, some, rule.count, rule.count)
    left = left.filter((id) => !some.includes(id) || chosen.includes(id))
  }
  return left
}

/** Without those the player chooses not to untap. */
const chosenToUntap = (game: Game, active: PlayerId, ids: readonly ObjectId[]): readonly ObjectId[] =>
  ids.filter((id) => {
    if (!ruleApplies(game, 'mayStayTapped', id)) return true
    const text = `Untap ${nameOf(game, id)}?`
    return askYesNo(game, { player: active, purpose: 'yesNo', source: id, text })
  })

function returnToHand(game: Game, active: PlayerId): void {
  if (rulesOfKind(game, 'returnsAsItUntaps').length === 0) return
  const ids = game.state.battlefield.filter(
    (id) => characteristics(game, id).controller === active && ruleApplies(game, 'returnsAsItUntaps', id),
  )
  moveAll(game, ids, 'hand', { kind: 'effect', source: ids[0] ?? NO_OBJECT, controller: active })
}
