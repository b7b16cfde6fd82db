import type { EffectOf } from '@spellwright/dsl'
import { parseTypes, productionOptions } from '../casting/mana-production.ts'
import { producedMana } from '../casting/produced-mana.ts'
import { hasSupertype } from '../continuous/characteristics.ts'
import { askOption } from '../decision/ask.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { type ManaUnit, manaUnit } from '../mana/pool.ts'
import { currentOrLastKnown, nameOf } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { updatePool } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import type { Frame } from './frame.ts'

/** CR 106.3–4: mana is added to a player's pool. */
export function addManaTo(game: Game, frame: Frame, effect: EffectOf<'addMana'>): void {
  for (const player of playersOf(game, frame, effect.player))
    putMana(game, player, frame.source, effect, produced(game, frame, chooseMana(game, frame, effect, player)))
}

/** The name bound where the source was tapped for the mana, and effects may change what it produces. */
export const TAPPED_FOR_MANA = 'mana.tapped'

const produced = (game: Game, { source, bindings }: Frame, mana: string): string =>
  bindings[TAPPED_FOR_MANA] === undefined ? mana : producedMana(game, source, mana)

function chooseMana(game: Game, frame: Frame, effect: EffectOf<'addMana'>, player: PlayerId): string {
  const options = productionOptions(game, frame, effect.mana)
  const preset = frame.bindings['mana.choice']
  if (typeof preset === 'string' && options.includes(preset)) return preset
  if (options.length <= 1) return options[0] ?? ''
  const text = `Choose the mana ${nameOf(game, frame.source)} adds.`
  const question = { player, purpose: 'manaColor', source: frame.source, text } as const
  const labels = options.map((option) => ({ label: option, value: option }))
  return options[askOption(game, question, labels)]!
}

export function putMana(game: Game, player: PlayerId, id: ObjectId, effect: EffectOf<'addMana'>, mana: string): void {
  const source = currentOrLastKnown(game, id)
  const types = parseTypes(mana)
  if (types.length === 0) return
  const about: Partial<ManaUnit> = {
    snow: source !== undefined && hasSupertype(source, 'snow'),
    source: id,
    rider: effect.rider ?? null,
    persists: effect.persists ?? false,
    riderController: player,
  }
  const pool = game.state.players[player].pool.slice()
  for (const type of types) pool.push(manaUnit(type, about))
  updatePool(game, player, pool)
  emit(game, [makeEvent('manaAdded', { player, amount: types.length, detail: mana, source: id })])
}
