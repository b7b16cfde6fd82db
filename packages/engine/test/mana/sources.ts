import type { ManaType } from '@spellwright/dsl'
import {
  findPayment,
  ManaCost,
  type ManaSymbol,
  type ManaUnit,
  manaUnit,
  type PaymentOption,
  type PaymentPlan,
  type PaymentRequest,
  type PaymentSource,
} from '../../src/mana/index.ts'

/** Sources as the engine would hand them over, named after the cards they stand for. */

export const symbols = (text: string): readonly ManaSymbol[] => ManaCost.parse(text).symbols
const made = (letters: string) =>
  [...letters].map((letter) => ({ type: letter as ManaType, snow: false, usable: true }))

export const option = (letters: string, more: Partial<PaymentOption> = {}): PaymentOption => ({
  mana: made(letters),
  costClass: 0,
  flexibility: 1,
  ...more,
})

export const NAMED = {
  plains: [option('W')],
  island: [option('U')],
  swamp: [option('B')],
  mountain: [option('R')],
  forest: [option('G')],
  wastes: [option('C')],
  snowForest: [option('G', { mana: [{ type: 'G', snow: true, usable: true }] })],
  taiga: [option('R', { flexibility: 2 }), option('G', { flexibility: 2 })],
  tundra: [option('W', { flexibility: 2 }), option('U', { flexibility: 2 })],
  karplusanForest: [
    option('C', { flexibility: 2 }),
    option('R', { costClass: 1, flexibility: 2 }),
    option('G', { costClass: 1, flexibility: 2 }),
  ],
  cityOfBrass: [...'WUBRG'].map((color) => option(color, { costClass: 1, flexibility: 5 })),
  mindStone: [option('C')],
  solRing: [option('CC')],
  ancientTomb: [option('CC', { costClass: 1 })],
  wildGrowthForest: [option('GG')],
  gruulTurf: [option('RG', { flexibility: 2 })],
  gildedLotus: [...'WUBRG'].map((color) => option(color.repeat(3), { flexibility: 5 })),
  llanowarElves: [option('G', { costClass: 2 })],
  birds: [...'WUBRG'].map((color) => option(color, { costClass: 2, flexibility: 5 })),
  skirkProspector: [option('R', { costClass: 3 })],
  lotusPetal: [...'WUBRG'].map((color) => option(color, { costClass: 3, flexibility: 5 })),
  gruulSignet: [option('RG', { cost: symbols('{1}'), flexibility: 2 })],
  azoriusSignet: [option('WU', { cost: symbols('{1}'), flexibility: 2 })],
  mysticGate: [
    option('C', { flexibility: 2 }),
    ...['WW', 'WU', 'UU'].map((pair) => option(pair, { cost: symbols('{W/U}'), flexibility: 2 })),
  ],
  chromaticSphere: [...'WUBRG'].map((color) => option(color, { cost: symbols('{1}'), costClass: 3, flexibility: 5 })),
  greenConvoker: [option('C', { costClass: 2, paysOnly: 'generic' }), option('G', { costClass: 2, paysOnly: ['G'] })],
  delvedCard: [option('C', { costClass: 1, paysOnly: 'generic' })],
} as const satisfies Record<string, readonly PaymentOption[]>
export type SourceName = keyof typeof NAMED
export const SOURCE_NAMES = Object.keys(NAMED) as SourceName[]

/** The key of a source is its place in the list. */
export const sources = (names: readonly SourceName[]): PaymentSource[] =>
  names.map((name, key) => ({ key, options: NAMED[name] }))

export const pool = (letters: string): (ManaUnit & { usable: boolean })[] =>
  [...letters].map((letter) => ({ ...manaUnit(letter as ManaType), usable: true }))

export const request = (
  cost: string,
  names: readonly SourceName[],
  more: Partial<PaymentRequest> = {},
): PaymentRequest => ({
  symbols: symbols(cost),
  pool: [],
  sources: sources(names),
  life: 20,
  phyrexian: 'manaOnly',
  ...more,
})

/** The payment as the names of what is used, or why there is none. */
export function used(
  cost: string,
  names: readonly SourceName[],
  more: Partial<PaymentRequest> = {},
): readonly SourceName[] | string {
  const result = findPayment(request(cost, names, more))
  return result.ok ? result.plan.uses.map(({ key }) => names[key]!) : result.reason
}

export function planFor(cost: string, names: readonly SourceName[], more: Partial<PaymentRequest> = {}): PaymentPlan {
  const result = findPayment(request(cost, names, more))
  if (!result.ok) throw new Error(`no payment: ${result.reason}`)
  return result.plan
}
