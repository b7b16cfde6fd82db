import { canTurnOver, turnOver } from '../atoms/faces.ts'
import { hasKeyword } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import { compiledOf } from '../state/compiled.ts'
import { PLAYERS } from '../state/ids.ts'
import type { GameObject } from '../state/object.ts'
import type { Daytime } from '../state/state.ts'
import { touch } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 731.1: it becomes day or night, and permanents with daybound or nightbound transform. */
export function becomeDaytime(game: Game, daytime: Daytime): void {
  const before = game.state.daytime
  if (before === daytime) return
  game.state.daytime = daytime
  touch(game)
  emit(game, [makeEvent('daytime', { detail: daytime, amount: before === null ? 0 : 1 })])
  if (game.watches.daybound) turnOverForDaytime(game)
}

/** CR 731.2: as the second part of the untap step, by the spells the previous turn's active player cast. */
export function checkDaytime(game: Game): void {
  const { daytime, turn, players, history } = game.state
  if (daytime === null) return
  const previous = PLAYERS.find((player) => players[player].previousTurn === turn.number - 1)
  const spells = history.lastTurn.filter(({ kind, player }) => kind === 'cast' && player === previous).length
  if (daytime === 'day' && spells === 0) becomeDaytime(game, 'night')
  else if (daytime === 'night' && spells >= 2) becomeDaytime(game, 'day')
}

/** CR 702.145c–d, f–g: immediately, not as a state-based action. */
export function turnOverForDaytime(game: Game): void {
  const day: GameObject[] = []
  const night: GameObject[] = []
  for (const id of game.state.battlefield) {
    const c = characteristics(game, id)
    if (hasKeyword(c, 'daybound')) day.push(mustGet(game, id))
    if (hasKeyword(c, 'nightbound')) night.push(mustGet(game, id))
  }
  if (game.state.daytime === null) {
    if (day.length + night.length > 0) becomeDaytime(game, day.length > 0 ? 'day' : 'night')
    return
  }
  const turning =
    game.state.daytime === 'night' ? day.filter(({ face }) => face === 0) : night.filter(({ face }) => face === 1)
  for (const { id } of turning) if (canTurnOver(game, id)) turnOver(game, id)
}

/** CR 702.145b: at night a double-faced card with daybound enters transformed. */
export function entersAtNight(game: Game, { def, kind, copy }: GameObject): boolean {
  if (game.state.daytime !== 'night' || kind !== 'card' || copy !== null) return false
  const { definition, faces } = compiledOf(game, def)
  return definition.layout === 'transform' && hasKeyword(faces[0]!.base, 'daybound')
}
