import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canPay, findPayment, type PaymentPlan, type PaymentRequest } from '../../src/mana/index.ts'
import { canPayAtAll, canPayDirectly, faultOf } from './payment-oracle.ts'
import { NAMED, pool, request, SOURCE_NAMES, type SourceName } from './sources.ts'

const COST_MANA: readonly SourceName[] = SOURCE_NAMES.filter((name) =>
  NAMED[name].some((option) => 'cost' in option && option.cost.length > 0),
)
const TAP: readonly SourceName[] = SOURCE_NAMES.filter((name) => !COST_MANA.includes(name))

const symbolText = fc.constantFrom(
  ...['{1}', '{2}', '{W}', '{U}', '{B}', '{R}', '{G}', '{C}', '{W/U}', '{R/G}', '{C/R}', '{2/W}', '{2/G}', '{S}'],
  ...['{G/P}', '{R/W/P}', '{X}'],
)
const costText = fc.array(symbolText, { maxLength: 5 }).map((parts) => parts.join(''))
const poolLetters = fc.string({ unit: fc.constantFrom(...'WUBRGC'), maxLength: 2 })
const phyrexian = fc.constantFrom('manaOnly' as const, 'preferMana' as const, 'preferLife' as const)

const requests = (names: fc.Arbitrary<SourceName[]>): fc.Arbitrary<PaymentRequest> =>
  fc
    .record({ cost: costText, names, letters: poolLetters, life: fc.integer({ min: 0, max: 5 }), phyrexian })
    .map(({ cost, names: board, letters, ...more }) => request(cost, board, { pool: pool(letters), ...more }))

const tapping = requests(fc.array(fc.constantFrom(...TAP), { maxLength: 5 }))
const mixed = requests(
  fc
    .tuple(
      fc.array(fc.constantFrom(...TAP), { maxLength: 3 }),
      fc.array(fc.constantFrom(...COST_MANA), { minLength: 1, maxLength: 2 }),
    )
    .map(([free, costly]) => [...free, ...costly]),
)

const highestClass = (asked: PaymentRequest, plan: PaymentPlan): number =>
  Math.max(0, ...plan.uses.map(({ key, option }) => asked.sources[key]!.options[option]!.costClass))

const runs = { numRuns: 600, seed: 20260101 }

describe('automatic payment against trying everything', () => {
  it('[S6.5] finds a payment exactly when one exists, with sources that only tap', () => {
    fc.assert(
      fc.property(tapping, (asked) => {
        const exists = canPayDirectly(asked)
        expect(findPayment(asked).ok).toBe(exists)
        expect(canPay(asked)).toBe(exists)
      }),
      runs,
    )
  })

  it('[S6.5] every plan can be carried out, and names no mana twice', () => {
    fc.assert(
      fc.property(fc.oneof(tapping, mixed), (asked) => {
        const result = findPayment(asked)
        if (result.ok) expect(faultOf(asked, result.plan)).toBeNull()
      }),
      runs,
    )
  })

  it('[S6.5] without any one of the sources it uses, what is left of the plan does not pay', () => {
    fc.assert(
      fc.property(tapping, (drawn) => {
        const asked: PaymentRequest = { ...drawn, phyrexian: 'manaOnly' }
        const result = findPayment(asked)
        if (!result.ok) return
        const { uses } = result.plan
        for (const without of uses) {
          const sources = uses
            .filter((use) => use !== without)
            .map(({ key, option }) => ({ key, options: [asked.sources[key]!.options[option]!] }))
          expect(canPayDirectly({ ...asked, sources })).toBe(false)
        }
      }),
      runs,
    )
  })

  it('[S6.5] uses pain, creatures and sacrifices only when nothing kinder pays', () => {
    fc.assert(
      fc.property(tapping, (drawn) => {
        const asked: PaymentRequest = { ...drawn, phyrexian: 'manaOnly' }
        const result = findPayment(asked)
        if (!result.ok) return
        const highest = highestClass(asked, result.plan)
        if (highest > 0) expect(canPayDirectly(asked, highest - 1)).toBe(false)
      }),
      runs,
    )
  })

  it('[S6.5] with sources that cost mana, it finds a payment exactly when one exists, or says that it gave up', () => {
    fc.assert(
      fc.property(mixed, (asked) => {
        const result = findPayment(asked)
        if (!result.ok && result.reason === 'gaveUp') return
        expect(result.ok).toBe(canPayAtAll(asked))
        expect(canPay(asked)).toBe(result.ok)
      }),
      runs,
    )
  })

  it('[S1.2] the same request gives the same plan, and is not changed', () => {
    fc.assert(
      fc.property(mixed, (asked) => {
        const before = JSON.stringify(asked)
        const first = JSON.stringify(findPayment(asked))
        expect(JSON.stringify(findPayment(JSON.parse(before) as PaymentRequest))).toBe(first)
        expect(JSON.stringify(asked)).toBe(before)
      }),
      { ...runs, numRuns: 200 },
    )
  })
})
