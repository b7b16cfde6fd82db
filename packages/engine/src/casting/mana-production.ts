import type { ManaProduction, ManaType } from '@spellwright/dsl'
import { COLORS } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { ManaCost } from '../mana/cost.ts'
import type { Context } from '../query/context.ts'
import { recordOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'

const parsed = new Map<string, readonly ManaType[]>()

export function parseTypes(mana: string): readonly ManaType[] {
  let types = parsed.get(mana)
  if (types === undefined) {
    types = ManaCost.parse(mana).symbols.flatMap((s) => (s.kind === 'typed' ? [s.type] : []))
    parsed.set(mana, types)
  }
  return types
}

/** The alternatives an "add mana" effect offers now, each as symbols like `{R}{R}`. */
export function productionOptions(game: Game, ctx: Context, mana: ManaProduction): string[] {
  switch (mana.kind) {
    case 'fixed': {
      const times = mana.times === undefined ? 1 : atLeastZero(quantity(game, ctx, mana.times))
      return [mana.mana.repeat(times)]
    }
    case 'choice':
      return [...mana.options]
    case 'anyOneColor': {
      const amount = atLeastZero(quantity(game, ctx, mana.amount))
      // There is no color to choose for no mana.
      if (amount === 0) return ['']
      return (mana.colors ?? COLORS).map((color) => `{${color}}`.repeat(amount))
    }
    case 'anyCombination': {
      const amount = atLeastZero(quantity(game, ctx, mana.amount))
      return combinations(mana.colors, amount)
    }
    case 'chosenColor': {
      const word = String(recordOf(game, ctx.source)?.chosen?.[mana.chosen] ?? '')
      return word === '' ? [] : [`{${word}}`.repeat(atLeastZero(quantity(game, ctx, mana.amount)))]
    }
  }
}

function combinations(colors: readonly ManaType[], amount: number): string[] {
  if (amount === 0 || colors.length === 0) return ['']
  const [first, ...rest] = colors
  const result: string[] = []
  for (let n = amount; n >= 0; n--)
    if (rest.length > 0) result.push(...combinations(rest, amount - n).map((tail) => `{${first}}`.repeat(n) + tail))
    else if (n === amount) result.push(`{${first}}`.repeat(n))
  return result
}
