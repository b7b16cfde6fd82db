import { describe, expect, it } from 'vitest'
import { canPay, findPayment, type ManaSymbol } from '../../src/mana/index.ts'
import { NAMED, planFor, pool, request, type SourceName, used } from './sources.ts'

const many = (name: SourceName, count: number): SourceName[] => Array<SourceName>(count).fill(name)

describe('automatic payment', () => {
  it('[S6.5] taps the lands that a spell needs', () => {
    expect(used('{1}{R}', ['forest', 'mountain'])).toEqual(['forest', 'mountain'])
    expect(used('{R}{R}', ['forest', 'mountain'])).toBe('short')
  })

  it('[S6.5] a dual land gives the colour that the basics cannot', () => {
    const plan = planFor('{R}{G}', ['taiga', 'forest'])
    expect(plan.uses).toEqual([
      { key: 0, option: 0, payment: [] },
      { key: 1, option: 0, payment: [] },
    ])
    expect(plan.spend).toEqual([
      { symbol: 0, from: { kind: 'use', use: 0, unit: 0 } },
      { symbol: 1, from: { kind: 'use', use: 1, unit: 0 } },
    ])
  })

  it.each<[string, readonly SourceName[], readonly SourceName[], string]>([
    ['{1}', ['taiga', 'forest'], ['forest'], 'a fixed-colour land before a dual'],
    ['{1}', ['cityOfBrass', 'taiga'], ['taiga'], 'painless before painful'],
    ['{R}', ['karplusanForest', 'taiga'], ['taiga'], 'no damage for a colour that a dual makes'],
    ['{1}{R}', ['karplusanForest', 'mountain'], ['karplusanForest', 'mountain'], 'a pain land for colourless'],
    ['{G}', ['llanowarElves', 'cityOfBrass'], ['cityOfBrass'], 'creatures last of what only taps'],
    ['{G}', ['lotusPetal', 'birds'], ['birds'], 'a sacrifice only when nothing else pays'],
    ['{1}', ['island', 'forest', 'forest'], ['forest'], 'the more plentiful of equal lands'],
    ['{1}', ['solRing', 'wastes'], ['wastes'], 'no mana wasted'],
    ['{2}', ['gildedLotus', 'forest', 'forest'], ['forest', 'forest'], 'nor a flexible source for its amount'],
    ['{2}', ['ancientTomb', 'wastes', 'wastes'], ['wastes', 'wastes'], 'two painless before one painful'],
    ['{3}', ['cityOfBrass', 'solRing', 'llanowarElves'], ['cityOfBrass', 'solRing'], 'as little pain as it takes'],
  ])('[S6.5] %s with %j taps %j: %s', (cost, board, expected) => {
    expect(used(cost, board)).toEqual(expected)
  })

  it('[S6.5] a pain land makes {C} where that is enough, and says which ability it used', () => {
    expect(planFor('{1}{R}', ['karplusanForest', 'mountain']).uses[0]).toMatchObject({ key: 0, option: 0 })
  })

  it('[S6.5] mana in the pool is spent first', () => {
    const plan = planFor('{1}{G}', ['forest', 'forest'], { pool: pool('R') })
    expect(plan.uses).toHaveLength(1)
    expect(plan.spend[0]).toEqual({ symbol: 0, from: { kind: 'pool', index: 0 } })
  })

  it('[S6.5] Wild Growth: a land that makes two mana pays for both', () => {
    expect(used('{G}{G}', ['wildGrowthForest'])).toEqual(['wildGrowthForest'])
    expect(planFor('{G}', ['wildGrowthForest']).leftover).toBe(1)
  })

  it('[S6.5] several multi-mana sources are combined so that every colour is there', () => {
    expect(used('{W}{W}{W}{R}{G}{U}{U}{U}', ['gildedLotus', 'gruulTurf', 'gildedLotus'])).toHaveLength(3)
    expect(used('{W}{U}{B}', ['gildedLotus', 'gildedLotus'])).toBe('short')
  })

  it('[S6.5] mana whose rider forbids this cost is not used', () => {
    const forbidden = { key: 7, options: [{ ...NAMED.forest[0], mana: [{ type: 'G', snow: false, usable: false }] }] }
    expect(findPayment(request('{G}', [], { sources: [forbidden] as never }))).toMatchObject({ reason: 'short' })
    const inPool = pool('G').map((unit) => ({ ...unit, usable: false }))
    expect(findPayment(request('{G}', [], { pool: inPool }))).toMatchObject({ ok: false })
  })

  it('[S6.5] says what is missing', () => {
    expect(findPayment(request('{2}{R}{R}', ['mountain', 'forest']))).toEqual({
      ok: false,
      reason: 'short',
      missing: [
        { kind: 'generic', amount: 1 },
        { kind: 'typed', type: 'R' },
      ],
    })
  })

  it('[CR 107.4e] {2/W} is paid by one Plains, or by two others', () => {
    expect(used('{2/W}', ['forest', 'plains', 'forest'])).toEqual(['plains'])
    expect(used('{2/W}{2/W}', ['forest', 'plains', 'forest'])).toHaveLength(3)
    expect(planFor('{2/W}{2/W}', ['forest', 'plains', 'forest']).spend.map(({ symbol }) => symbol)).toEqual([0, 1, 1])
  })

  it('[CR 107.4h] {S} takes mana of a snow source', () => {
    expect(used('{S}{G}', ['forest', 'snowForest'])).toEqual(['forest', 'snowForest'])
    expect(used('{S}{S}', ['forest', 'snowForest'])).toBe('short')
  })

  it('[CR 107.4f] a Phyrexian symbol is paid with mana if that is preferred and there, else with 2 life', () => {
    expect(planFor('{R/P}', ['mountain'], { phyrexian: 'preferMana' })).toMatchObject({ lifePaid: 0 })
    expect(planFor('{R/P}', ['forest'], { phyrexian: 'preferMana' })).toMatchObject({ lifePaid: 2, uses: [] })
    expect(planFor('{R/P}', ['mountain'], { phyrexian: 'preferLife' })).toMatchObject({ lifePaid: 2, uses: [] })
    expect(planFor('{R/P}', ['mountain'], { phyrexian: ['life'] }).spend).toEqual([
      { symbol: 0, from: { kind: 'life' } },
    ])
    expect(used('{R/P}', ['forest'], { phyrexian: 'manaOnly' })).toBe('short')
    expect(used('{R/P}', ['forest'], { phyrexian: 'preferMana', life: 1 })).toBe('short')
  })

  it('[CR 119.4] the last 2 life are paid only when nothing else pays', () => {
    const prospector = planFor('{R/P}', ['skirkProspector'], { phyrexian: 'preferLife', life: 2 })
    expect(prospector).toMatchObject({ lifePaid: 0, uses: [{ key: 0 }] })
    expect(planFor('{R/P}', [], { phyrexian: 'preferMana', life: 2 })).toMatchObject({ lifePaid: 2 })
  })

  it('Soul Burn: only black and red mana are spent on X', () => {
    const x: ManaSymbol = { kind: 'restricted', types: ['B', 'R'] }
    const cost = { symbols: [x, x, ...request('{2}{B}', []).symbols] }
    expect(used('', ['swamp', 'mountain', 'swamp', 'forest', 'forest'], cost)).toHaveLength(5)
    expect(used('', ['swamp', 'mountain', 'forest', 'forest', 'forest'], cost)).toBe('short')
  })

  it('[CR 702.51a] a convoking creature pays for generic mana or for one mana of its colour', () => {
    expect(used('{2}{G}{W}', ['plains', ...many('greenConvoker', 3)])).toHaveLength(4)
    expect(used('{W}', ['greenConvoker'])).toBe('short')
    expect(used('{G}', ['greenConvoker'])).toEqual(['greenConvoker'])
    expect(used('{S}', ['greenConvoker'])).toBe('short')
  })

  it('[CR 702.66a] a delved card pays for generic mana only', () => {
    expect(used('{7}{U}', ['island', ...many('delvedCard', 9)])).toHaveLength(8)
    expect(used('{U}', ['delvedCard'])).toBe('short')
  })
})

describe('automatic payment with sources that cost mana', () => {
  it('[S6.5] a Signet is paid for before it pays', () => {
    const plan = planFor('{R}{G}', ['gruulSignet', 'island'])
    expect(plan.uses).toEqual([
      { key: 1, option: 0, payment: [] },
      { key: 0, option: 0, payment: [{ symbol: 0, from: { kind: 'use', use: 0, unit: 0 } }] },
    ])
  })

  it('[S6.5] one Signet can pay for the next, but two cannot pay for each other', () => {
    expect(used('{W}{U}{G}', ['gruulSignet', 'azoriusSignet', 'wastes'])).toEqual([
      'wastes',
      'gruulSignet',
      'azoriusSignet',
    ])
    expect(used('{W}{U}', ['gruulSignet', 'azoriusSignet'])).toBe('short')
  })

  it('[S6.5] a filter land turns its hybrid half into the colours needed', () => {
    expect(used('{W}{W}', ['mysticGate', 'island'])).toEqual(['island', 'mysticGate'])
    expect(used('{W}{W}', ['mysticGate', 'mountain'])).toBe('short')
  })

  it('[S6.5] without need no source that costs mana is used', () => {
    expect(used('{R}', ['gruulSignet', 'mountain', 'forest'])).toEqual(['mountain'])
  })

  it('[S6.5] a Signet comes before life and sacrifices', () => {
    expect(used('{R}', ['gruulSignet', 'cityOfBrass', 'forest'])).toEqual(['forest', 'gruulSignet'])
  })

  it('[S6.5] a search that is too long gives up and says so', () => {
    const kinds = ['WU', 'UB', 'BR', 'RG', 'GW', 'WB', 'UR', 'BG', 'RW', 'GU']
    const sources = kinds.map((pair, key) => ({
      key,
      options: [{ ...NAMED.gruulSignet[0], mana: [...pair].map((type) => ({ type, snow: false, usable: true })) }],
    }))
    const asked = request('{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{1}', [], { sources: sources as never, pool: pool('C') })
    expect(findPayment(asked)).toMatchObject({ ok: false, reason: 'gaveUp' })
  })
})

describe('canPay', () => {
  it('[S6.5] answers as findPayment does', () => {
    expect(canPay(request('{1}{R}', ['forest', 'mountain']))).toBe(true)
    expect(canPay(request('{R}{R}', ['forest', 'mountain']))).toBe(false)
    expect(canPay(request('{1000000}', ['forest']))).toBe(false)
    expect(canPay(request('{R}{G}', ['gruulSignet', 'island']))).toBe(true)
    expect(canPay(request('{0}', []))).toBe(true)
    expect(canPay(request('', []))).toBe(true)
  })
})
