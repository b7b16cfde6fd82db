import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BlockModel, type BlockRequirement, countObeyed } from '../../src/combat/block-model.ts'
import { mostObedientBlocks } from '../../src/combat/block-search.ts'
import { breaksNothing, mostByTrying } from './block-oracle.ts'

const all = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
const blocker = (attackers: readonly number[], more: { limit?: number; notAlone?: boolean } = {}) => ({
  attackers,
  limit: more.limit ?? 1,
  notAlone: more.notAlone ?? false,
})
const lure = (blockers: number, attacker: number): BlockRequirement[] =>
  all(blockers).map((index) => ({ kind: 'blocks', blocker: index, attackers: [attacker] }))

const ANY = Number.POSITIVE_INFINITY

/** Small boards with every kind of restriction and requirement. */
const boards: fc.Arbitrary<BlockModel> = fc
  .record({
    attackers: fc.array(fc.record({ fewest: fc.constantFrom(1, 1, 2, 3), most: fc.constantFrom(ANY, ANY, 1, 2) }), {
      minLength: 1,
      maxLength: 3,
    }),
    blockers: fc.array(
      fc.record({
        possible: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
        limit: fc.constantFrom(1, 1, 2),
        notAlone: fc.boolean(),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    wanted: fc.array(
      fc.record({
        kind: fc.constantFrom('lure', 'blocks', 'isBlocked'),
        which: fc.nat(3),
        subset: fc.array(fc.nat(2)),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ attackers, blockers, wanted }) => {
    const able = blockers
      .map(({ possible, limit, notAlone }) =>
        blocker(
          all(attackers.length).filter((a) => possible[a]),
          { limit, notAlone },
        ),
      )
      .filter((b) => b.attackers.length > 0)
    const requirements = wanted.flatMap(({ kind, which, subset }): BlockRequirement[] => {
      const attacker = which % attackers.length
      if (kind === 'isBlocked') return [{ kind, attacker }]
      if (kind === 'lure')
        return able.flatMap((b, index) =>
          b.attackers.includes(attacker) ? [{ kind: 'blocks' as const, blocker: index, attackers: [attacker] }] : [],
        )
      const chosen = able[which]
      if (!chosen) return []
      const some = chosen.attackers.filter((a) => subset.includes(a))
      return [
        { kind: 'blocks', blocker: which, attackers: chosen.limit === 1 && some.length > 0 ? some : chosen.attackers },
      ]
    })
    return { attackers, blockers: able, requirements }
  })

describe('the most requirements a declaration of blockers can obey [CR 509.1c]', () => {
  it('is what trying every declaration finds', () => {
    fc.assert(
      fc.property(boards, (model) => {
        const blocks = mostObedientBlocks(model)
        expect(breaksNothing(model, blocks)).toBe(true)
        expect(countObeyed(model, blocks)).toBe(mostByTrying(model))
      }),
      { numRuns: 2000, seed: 20260101 },
    )
  })

  it('blocks with nothing where nothing is required', () => {
    const model = { attackers: [{ fewest: 1, most: ANY }], blockers: [blocker([0]), blocker([0])], requirements: [] }
    expect(mostObedientBlocks(model)).toEqual([[], []])
  })

  it('sends exactly one helper along against menace', () => {
    const model: BlockModel = {
      attackers: [{ fewest: 2, most: ANY }],
      blockers: [blocker([0]), blocker([0]), blocker([0])],
      requirements: [{ kind: 'blocks', blocker: 0, attackers: [0] }],
    }
    expect(mostObedientBlocks(model).filter((blocked) => blocked.length > 0)).toHaveLength(2)
  })

  it('[CR 509.1b] sends one blocker only where no more than one may block, whoever else is lured', () => {
    const model: BlockModel = {
      attackers: [{ fewest: 1, most: 1 }],
      blockers: [blocker([0]), blocker([0])],
      requirements: lure(2, 0),
    }
    expect(mostObedientBlocks(model).filter((blocked) => blocked.length > 0)).toHaveLength(1)
  })

  it('gives each attacker that must be blocked a blocker of its own, whoever is asked first', () => {
    const model: BlockModel = {
      attackers: [
        { fewest: 1, most: ANY },
        { fewest: 1, most: ANY },
      ],
      blockers: [blocker([0, 1]), blocker([0])],
      requirements: all(2).map((attacker) => ({ kind: 'isBlocked', attacker })),
    }
    expect(mostObedientBlocks(model)).toEqual([[1], [0]])
  })

  it('is found at once among 60 attackers with menace and 60 blockers under two Lures', () => {
    const model: BlockModel = {
      attackers: all(60).map(() => ({ fewest: 2, most: ANY })),
      blockers: all(60).map(() => blocker(all(60), { notAlone: true })),
      requirements: [
        ...lure(60, 7),
        ...lure(60, 8),
        ...all(60).map((attacker) => ({ kind: 'isBlocked', attacker }) as const),
      ],
    }
    const blocks = mostObedientBlocks(model)
    expect(breaksNothing(model, blocks)).toBe(true)
    // Each blocks under one Lure or the other, and both of these attackers are blocked.
    expect(countObeyed(model, blocks)).toBe(60 + 2)
  })
})
