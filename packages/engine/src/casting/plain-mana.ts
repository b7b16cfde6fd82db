import type { ManaChoice } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import type { PaymentOption } from '../mana/payment.ts'
import { abilityContext } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import { rulesOfKind } from '../query/rules.ts'
import type { PlayerId } from '../state/ids.ts'
import { isSick } from './cost-parts.ts'
import type { ManaMaker } from './mana-makers.ts'
import { optionsOf, paymentOption, type SpendingFor, typesAmong } from './mana-options.ts'
import type { ManaUse } from './mana-sources.ts'

/** What a Forest gives. */
export interface PlainSource {
  readonly abilities: readonly ManaChoice[]
  readonly options: readonly PaymentOption[]
  readonly uses: readonly ManaUse[]
}

/** Effects may forbid abilities, or make them cost more. */
export const isMeddledWith = (game: Game): boolean =>
  rulesOfKind(game, 'cantActivate').length > 0 || rulesOfKind(game, 'abilityCostChange').length > 0

/** What a permanent with plain mana abilities gives now: the same while it is what it was, and nothing while it can't be tapped. */
export function plainSource(game: Game, player: PlayerId, use: SpendingFor, maker: ManaMaker): PlainSource | null {
  if (isSick(game, maker.id)) return null
  maker.source ??= makeSource(game, player, use, maker)
  return maker.source
}

function makeSource(game: Game, player: PlayerId, use: SpendingFor, { id, c, abilities }: ManaMaker): PlainSource {
  const options: PaymentOption[] = []
  const uses: ManaUse[] = []
  for (const instance of abilities)
    for (const { option, mana } of optionsOf(game, abilityContext(id, player, instance.key), c, instance, use, [])) {
      options.push(option)
      uses.push({ object: id, instance, mana, victim: null })
    }
  const label = nameOf(game, id)
  const flexibility = typesAmong(options)
  return {
    abilities: abilities.map(({ key }) => ({ object: id, ability: key, label })),
    options: options.map(({ mana, costClass, cost }) => paymentOption(mana, costClass, flexibility, cost ?? [])),
    uses,
  }
}
