import { type Cost, type CostPart, type Targets, walk } from '@spellwright/dsl'
import { keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { askNumber, askOption, askYesNo } from '../decision/ask.ts'
import type { QuestionSubject } from '../decision/decision.ts'
import type { Game } from '../game/game.ts'
import { ManaCost } from '../mana/cost.ts'
import type { PhyrexianPolicy } from '../mana/payment-types.ts'
import type { ManaSymbol } from '../mana/symbol.ts'
import { contextOf } from '../query/context.ts'
import { mustGet, nameOf } from '../query/lookup.ts'
import { quantity } from '../query/quantity.ts'
import { asIf } from '../state/as-if.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { memoized } from '../state/memoized.ts'
import type { CastRecord } from '../state/object.ts'
import { objectWith } from '../state/records.ts'
import { spellAbilityOf } from './announce.ts'
import { canPaySomehow } from './cost-options.ts'
import { lifeIn, Payer, whyCantPay, whyCantPayAll } from './cost-parts.ts'
import { canPayMana } from './pay.ts'
import { mandatoryCosts, type OptionalCost, optionalCosts, type TotalCost, totalSpellCost } from './spell-cost.ts'
import { hasLegalTargets, legalModes } from './targets.ts'

interface ChosenCosts {
  readonly additional: readonly Cost[]
  readonly kicks: readonly number[]
  readonly paid: readonly string[]
  readonly unpaid?: readonly string[]
}

const NO_KICKS: readonly number[] = []
const NOTHING_PAID: readonly string[] = []

/** The costs of a spell without optional costs; null if it has some. */
export function costsWithoutChoice(game: Game, id: ObjectId): ChosenCosts | null {
  if (optionalCosts(game, id).length > 0) return null
  return { additional: mandatoryCosts(game, id), kicks: NO_KICKS, paid: NOTHING_PAID }
}

export function chooseOptionalCosts(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  base: Cost,
  needsFlash: boolean,
): ChosenCosts {
  const additional: Cost[] = mandatoryCosts(game, id)
  const kicks: number[] = []
  const paid: string[] = []
  const unpaid: string[] = []
  for (const option of optionalCosts(game, id)) {
    if (option.name === 'entwine' && !hasEveryMode(game, player, id)) continue
    let times = 0
    for (;;) {
      const withIt = [...additional, option.cost]
      if (!canPayWith(game, player, id, base, withIt, [...paid, option.name], [], option.leastX)) break
      if (!hasTargetsIfPaid(game, player, id, [...paid, option.name], option.kind === 'kicker')) break
      const text =
        option.name === 'gift'
          ? `Promise the gift of ${nameOf(game, id)}?`
          : `Pay ${option.name} for ${nameOf(game, id)}${times > 0 ? ' again' : ''}?`
      if (
        !(needsFlash && option.flash !== undefined) &&
        !isNeeded(game, player, id, paid, times) &&
        !askYesNo(game, {
          player,
          purpose: option.kind === 'kicker' ? 'kicker' : 'additionalCost',
          source: id,
          text,
          ...(option.name === 'gift' ? {} : aboutCost(player, id, option)),
        })
      )
        break
      additional.push(option.cost)
      times++
      if (!option.repeatable) break
    }
    if (option.kind === 'kicker') kicks.push(times)
    for (let time = 0; time < times; time++) paid.push(option.name)
    if (times === 0 && option.instance !== undefined) unpaid.push(option.instance)
  }
  return { additional, kicks, paid, ...(unpaid.length === 0 ? {} : { unpaid }) }
}

const aboutCost = (player: PlayerId, id: ObjectId, { name, cost }: OptionalCost): { about: QuestionSubject } => ({
  about: { data: { kind: 'additionalCost', name, cost }, context: contextOf(id, player) },
})

const dependOnPayment = memoized((targets: Targets) =>
  Object.values(targets).some(({ onlyIf }) => onlyIf !== undefined),
)

/** Is the cost the only way to have a legal target? */
const isNeeded = (game: Game, player: PlayerId, id: ObjectId, paid: readonly string[], times: number): boolean =>
  times === 0 && !hasTargetsIfPaid(game, player, id, paid, false)

/** Does paying this cost give the spell legal targets, where its targets depend on it? */
export const bringsTargets = (game: Game, player: PlayerId, id: ObjectId, { name, kind }: OptionalCost): boolean =>
  dependOnPayment(spellAbilityOf(game, id).targets ?? NO_TARGETS) &&
  hasTargetsIfPaid(game, player, id, [name], kind === 'kicker')

const NO_TARGETS: Targets = {}

/** CR 702.33e: a cost that brings another target can be paid only where there is one. */
function hasTargetsIfPaid(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  paid: readonly string[],
  kicked: boolean,
): boolean {
  const { targets } = spellAbilityOf(game, id)
  if (targets === undefined || !dependOnPayment(targets)) return true
  const old = mustGet(game, id)
  const cast = { ...(old.cast ?? NOT_YET_CAST), paid, kicks: kicked ? [1] : [] }
  return asIf(game, objectWith(old, { cast }), () => hasLegalTargets(game, contextOf(id, player), targets, id))
}

/** CR 702.42a: all modes can be chosen only if each of them could be. */
function hasEveryMode(game: Game, player: PlayerId, id: ObjectId): boolean {
  const { modes } = spellAbilityOf(game, id)
  return modes !== undefined && legalModes(game, contextOf(id, player), modes, id).length === modes.options.length
}

/** Reads the game as if these costs of the spell had been paid. */
export function asIfPaid<T>(game: Game, id: ObjectId, paid: readonly string[], read: () => T): T {
  const old = mustGet(game, id)
  return asIf(game, objectWith(old, { cast: { ...(old.cast ?? NOT_YET_CAST), paid } }), read)
}

/** Could the spell be paid for with these additional costs? Paying them may make it cheaper. */
export function canPayWith(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  base: Cost,
  additional: readonly Cost[],
  paid: readonly string[],
  except: readonly ObjectId[] = [],
  x = 0,
): boolean {
  return asIfPaid(game, id, paid, () => {
    const payer = new Payer(player, contextOf(id, player), 'spell')
    return canPaySomehow([base, ...additional], ([own = [], ...others]) => {
      const total = totalSpellCost(game, player, id, { base: own, additional: others, x })
      if (whyCantPayAll(game, payer, total.parts) !== null) return false
      const options = { helpers: id, except, lifeElsewhere: lifeIn(game, payer, total.parts) }
      return canPayMana(game, total.mana, { kind: 'spell', object: id, player }, options)
    })
  })
}

const NOT_YET_CAST: CastRecord = {
  from: 'hand',
  by: 0,
  method: 'normal',
  x: 0,
  kicks: [],
  paid: [],
  instantTiming: false,
  manaSpent: [],
  manaSpentOnX: [],
  order: 0,
  phyrexianLife: 0,
}

/** Replaces "its mana cost" by that mana, X included. */
export function withOwnManaCost(game: Game, id: ObjectId, cost: Cost): Cost {
  const { manaCost } = characteristics(game, id)
  if (manaCost === null) return cost
  return cost.map((part) =>
    part.kind === 'ownManaCost' && part.of === undefined ? { kind: 'mana', mana: manaCost } : part,
  )
}

const mentionsX = memoized((part: CostPart) =>
  walk('costPart', part, {
    quantity: (quantity) => typeof quantity === 'object' && quantity.kind === 'x',
    costPart: (inner) => inner.kind === 'mana' && ManaCost.parse(inner.mana).variableCount > 0,
  }),
)

/** Is there an X in the cost, in its mana or elsewhere? */
export const usesX = (cost: Cost): boolean => cost.some(mentionsX)

/** Is there an X to choose for the spell? */
export function hasX(game: Game, id: ObjectId, base: Cost, additional: readonly Cost[]): boolean {
  if (usesX(base)) return true
  // CR 107.3b: a spell with {X} in its mana cost, cast without paying that or another cost with X: X is 0.
  return additional.some(usesX) && ManaCost.parse(characteristics(game, id).manaCost).variableCount === 0
}

/** CR 601.2b, 107.3: X can be at most what the player can pay. */
export function chooseX(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  base: Cost,
  additional: readonly Cost[],
): number | null {
  const possible = possibleXs(game, player, id, base, additional)
  const [least] = possible
  const most = possible.at(-1)
  if (least === undefined || most === undefined) return null
  const question = { player, purpose: 'x', source: id, text: `Choose X for ${nameOf(game, id)}.` } as const
  if (most - least === possible.length - 1) return askNumber(game, question, least, most)
  const options = possible.map((x) => ({ label: String(x), value: x }))
  return itemAt(possible, askOption(game, question, options))
}

/** "X can't be 0" of a kicker that is paid. */
const leastX = (game: Game, id: ObjectId): number =>
  (mustGet(game, id).cast?.kicks.some((times) => times > 0) ?? false) &&
  keywordsNamed(characteristics(game, id), 'kicker').some(
    (word) => typeof word === 'object' && word.kind === 'kicker' && word.x !== undefined,
  )
    ? 1
    : 0

export const greatestX = (
  game: Game,
  player: PlayerId,
  id: ObjectId,
  base: Cost,
  additional: readonly Cost[],
): number => possibleXs(game, player, id, base, additional).at(-1) ?? -1

/** Every X the player can pay for. More mana is needed for more, but the cards that pay need not be there for each X. */
export function possibleXs(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  base: Cost,
  additional: readonly Cost[],
): readonly number[] {
  const found: number[] = []
  for (let x = leastX(game, id); x <= 60; x++) {
    const total = totalSpellCost(game, player, id, { base, additional, x })
    const ctx = contextOf(id, player, { x })
    const possible = total.parts.every((part) => {
      if (part.kind === 'exile' || part.kind === 'discard' || part.kind === 'sacrifice')
        return whyCantPay(game, new Payer(player, ctx, 'spell'), part) === null
      if (part.kind === 'payLife') return game.state.players[player].life >= quantity(game, ctx, part.amount)
      return true
    })
    const lifeElsewhere = possible ? lifeIn(game, new Payer(player, ctx, 'spell'), total.parts) : 0
    if (!canPayMana(game, total.mana, { kind: 'spell', object: id, player }, { helpers: id, lifeElsewhere })) break
    if (possible) found.push(x)
    else if (total.parts.every(({ kind }) => kind !== 'exile')) break
  }
  return found
}

export const isPhyrexian = ({ kind }: ManaSymbol): boolean => kind === 'phyrexian'

/** CR 107.4f, 601.2b: how many Phyrexian symbols are paid with life. */
export function choosePhyrexian(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  { mana, parts }: TotalCost,
): PhyrexianPolicy {
  const count = mana.filter(isPhyrexian).length
  const policy = (life: number): ('mana' | 'life')[] =>
    Array.from({ length: count }, (_, i) => (i < life ? 'life' : 'mana'))
  const possible: number[] = []
  const lifeElsewhere = lifeIn(game, new Payer(player, contextOf(id, player), 'spell'), parts)
  const use = { kind: 'spell', object: id, player } as const
  for (let life = 0; life <= count; life++)
    if (canPayMana(game, mana, use, { phyrexian: policy(life), helpers: id, lifeElsewhere })) possible.push(life)
  const [least] = possible
  const most = possible.at(-1)
  if (least === undefined || most === undefined) return 'preferMana'
  const text = `Pay how many Phyrexian mana symbols of ${nameOf(game, id)} with 2 life each?`
  return policy(askNumber(game, { player, purpose: 'phyrexian', source: id, text }, least, most))
}
