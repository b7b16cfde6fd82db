import { type Cost, MANA_TYPES } from '@spellwright/dsl'
import { sacrificeAll } from '../atoms/sacrifice.ts'
import { tap } from '../atoms/tap.ts'
import type { Game } from '../game/game.ts'
import type { ManaUnit } from '../mana/pool.ts'
import type { ManaSymbol } from '../mana/symbol.ts'
import { contextOf } from '../query/context.ts'
import { NO_OBJECT } from '../state/ids.ts'
import type { Bindings } from '../state/object.ts'
import { type Announcement, NO_CHOICES, spellAbilityOf } from './announce.ts'
import { choosePhyrexian, isPhyrexian, usesX } from './choose-costs.ts'
import { costsOfModes, costsOfTargets } from './chosen-costs.ts'
import { lifeIn, Payer } from './cost-parts.ts'
import type { NotedUse } from './mana-ability.ts'
import { payMana } from './pay.ts'
import { payPart } from './pay-parts.ts'
import type { AnnouncedCosts, ProposedSpell } from './propose-spell.ts'
import { type TotalCost, totalSpellCost } from './spell-cost.ts'

/** CR 601.2f: the total cost is locked in. */
export function lockInCost(
  game: Game,
  { id, player }: ProposedSpell,
  { base, additional, x }: AnnouncedCosts,
  announced: Announcement,
): TotalCost {
  if (announced === NO_CHOICES) return totalSpellCost(game, player, id, { base, additional, x })
  const { modes, targets } = announced
  const count = targets.reduce((sum, { entities }) => sum + entities.length, 0)
  const ofChoices = [
    ...costsOfModes(game, id, spellAbilityOf(game, id).modes, modes),
    ...costsOfTargets(game, id, count),
  ]
  return totalSpellCost(game, player, id, { base, additional: [...additional, ...ofChoices], x })
}

/** How a spell was paid for. */
export interface SpellPayment {
  /** How much mana of each type, in the order of `MANA_TYPES`. */
  readonly manaSpent: readonly number[]
  readonly manaSpentOnX: readonly number[]
  /** Mana that says what becomes of the spell it is spent on. */
  readonly withRiders: readonly ManaUnit[]
  readonly lifePaid: number
  /** What the spell remembers, among it what its costs were paid with. */
  readonly bindings: Bindings
}

/** CR 601.2g–h: mana abilities are activated and the total cost is paid. Null if it was not. */
export function payForSpell(
  game: Game,
  spell: ProposedSpell,
  costs: AnnouncedCosts,
  total: TotalCost,
  { bindings }: Announcement,
  noted: NotedUse[],
): SpellPayment | null {
  const { id, player } = spell
  const { harmonizer, emerged, x } = costs
  const mana = payManaOfSpell(game, spell, costs, total, noted)
  if (mana === null) return null
  if (harmonizer !== NO_OBJECT && !tap(game, harmonizer)) return null
  if (emerged !== NO_OBJECT && sacrificeAll(game, [emerged], player, id).length === 0) return null
  let bound = bindings
  for (const part of total.parts) {
    const payer = new Payer(player, contextOf(id, player, { x, bindings: bound }), 'spell')
    const isPaid = payPart(game, payer, part, (name, value) => {
      bound = { ...bound, [name]: value }
    })
    if (!isPaid) return null
  }
  return { ...mana, bindings: bound }
}

function payManaOfSpell(
  game: Game,
  { id, player }: ProposedSpell,
  { base, x, harmonizer }: AnnouncedCosts,
  total: TotalCost,
  noted: NotedUse[],
): Omit<SpellPayment, 'bindings'> | null {
  const manaSpent = MANA_TYPES.map(() => 0)
  const manaSpentOnX = MANA_TYPES.map(() => 0)
  const withRiders: ManaUnit[] = []
  let lifePaid = 0
  const xSymbols = symbolsOfX(total.mana, x, base)
  const payer = new Payer(player, contextOf(id, player, { x }), 'spell')
  const isPaid = payMana(
    game,
    total.mana,
    { kind: 'spell', object: id, player },
    {
      phyrexian: total.mana.some(isPhyrexian) ? choosePhyrexian(game, player, id, total) : 'manaOnly',
      noted,
      helpers: id,
      lifeElsewhere: lifeIn(game, payer, total.parts),
      lifePaid: (life) => {
        lifePaid += life
      },
      ...(harmonizer === NO_OBJECT ? {} : { except: [harmonizer] }),
      spent: (symbol, units) => {
        countMana(manaSpent, units)
        if (xSymbols.has(symbol)) countMana(manaSpentOnX, units)
        withRiders.push(...units.filter(({ rider }) => rider !== null))
      },
    },
  )
  return isPaid ? { manaSpent, manaSpentOnX, withRiders, lifePaid } : null
}

const NO_INDICES: ReadonlySet<number> = new Set()

/** Indices of the symbols that stand for an X which only certain mana may pay, to know what was spent on it. */
function symbolsOfX(mana: readonly ManaSymbol[], x: number, base: Cost): ReadonlySet<number> {
  if (x === 0 || !usesX(base)) return NO_INDICES
  return new Set(mana.flatMap((symbol, index) => (symbol.kind === 'restricted' ? [index] : [])))
}

function countMana(amounts: number[], units: readonly ManaUnit[]): void {
  for (const { type } of units) {
    const at = MANA_TYPES.indexOf(type)
    amounts[at] = (amounts[at] ?? 0) + 1
  }
}
