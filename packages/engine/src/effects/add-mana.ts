import type { EffectOf } from '@spellwright/dsl'
import { parseTypes, productionOptions } from '../casting/mana-production.ts'
import { hasSupertype } from '../continuous/characteristics.ts'
import { askOption, type Procedure } from '../decision/decision.ts'
import { playerEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { manaUnit } from '../mana/pool.ts'
import { currentOrLastKnown, nameOf } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import { setPool } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import type { Frame } from './frame.ts'

/** CR 106.3–4: mana is added to a player's pool. */
export function* addManaTo(game: Game, frame: Frame, effect: EffectOf<'addMana'>): Procedure {
  for (const player of playersOf(game, frame, effect.player)) {
    const options = productionOptions(game, frame, effect.mana)
    if (options.length === 0) continue
    const preset = frame.bindings['mana.choice']
    let mana = options[0]!
    if (typeof preset === 'string' && options.includes(preset)) mana = preset
    else if (options.length > 1) {
      const text = `Choose the mana ${nameOf(game, frame.source)} adds.`
      const index = yield* askOption(
        { player, purpose: 'manaColor', source: frame.source, text },
        options.map((option) => ({ label: option, value: option })),
      )
      mana = options[index]!
    }
    const source = currentOrLastKnown(game, frame.source)
    const snow = source !== undefined && hasSupertype(source, 'snow')
    const units = parseTypes(mana).map((type) =>
      manaUnit(type, {
        snow,
        source: frame.source,
        rider: effect.rider ?? null,
        persists: effect.persists ?? false,
        riderController: player,
      }),
    )
    if (units.length === 0) continue
    setPool(game, player, [...game.state.players[player].pool, ...units])
    emit(game, [playerEvent('manaAdded', player, units.length, mana, frame.source)])
  }
}
