import type { EffectOf } from '@spellwright/dsl'
import { parseTypes, productionOptions } from '../casting/mana-production.ts'
import { hasSupertype } from '../continuous/characteristics.ts'
import { askOption, type Procedure } from '../decision/decision.ts'
import { playerEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { type ManaUnit, manaUnit } from '../mana/pool.ts'
import { currentOrLastKnown, nameOf } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { setPool } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import type { Frame } from './frame.ts'

/** CR 106.3–4: mana is added to a player's pool; at once, where there is nothing to choose. */
export function addManaTo(game: Game, frame: Frame, effect: EffectOf<'addMana'>): Procedure | null {
  const players = playersOf(game, frame, effect.player)
  for (let at = 0; at < players.length; at++) {
    const player = players[at]!
    const options = productionOptions(game, frame, effect.mana)
    const mana = decided(frame, options)
    if (mana === null) return chooseMana(game, frame, effect, players.slice(at))
    putMana(game, player, frame.source, effect, mana)
  }
  return null
}

/** Which of these it is, if that is no question. */
function decided({ bindings }: Frame, options: readonly string[]): string | null {
  const preset = bindings['mana.choice']
  if (typeof preset === 'string' && options.includes(preset)) return preset
  return options.length > 1 ? null : (options[0] ?? '')
}

function* chooseMana(game: Game, frame: Frame, effect: EffectOf<'addMana'>, players: readonly PlayerId[]): Procedure {
  for (const player of players) {
    const options = productionOptions(game, frame, effect.mana)
    const text = `Choose the mana ${nameOf(game, frame.source)} adds.`
    const mana =
      decided(frame, options) ??
      options[
        yield* askOption(
          { player, purpose: 'manaColor', source: frame.source, text },
          options.map((option) => ({ label: option, value: option })),
        )
      ]!
    putMana(game, player, frame.source, effect, mana)
  }
}

/** That mana goes into the player's pool. */
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
  setPool(game, player, pool)
  emit(game, [playerEvent('manaAdded', player, types.length, mana, id)])
}
