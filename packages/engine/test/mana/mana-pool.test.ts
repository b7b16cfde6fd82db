import { describe, expect, it } from 'vitest'
import { emptied, ManaPool, manaUnit } from '../../src/mana/index.ts'

function poolOf(
  amounts: Partial<Record<'White' | 'Blue' | 'Black' | 'Red' | 'Green' | 'Colorless', number>>,
): ManaPool {
  const pool = new ManaPool()
  for (const [name, amount] of Object.entries(amounts)) pool.add(name as 'Red', amount)
  return pool
}

describe('ManaPool', () => {
  it('[S6.2] counts what was added, by name or letter', () => {
    const pool = new ManaPool()
    pool.add('Red', 2)
    pool.add('R')
    pool.add('green', 1)
    expect([pool.amount('red'), pool.amount('G'), pool.amount('Blue'), pool.total]).toEqual([3, 1, 0, 4])
    expect(pool.available).toEqual({ Red: 3, Green: 1 })
  })

  it.each([0, -2])('[S6.2] adding %i adds nothing', (amount) => {
    expect(poolOf({ Red: amount }).total).toBe(0)
  })

  it('[S6.2] pays coloured first, then generic from the most plentiful colour', () => {
    const pool = poolOf({ Red: 3, Green: 2 })
    expect(pool.pay('{1}{R}{R}')).toBe(true)
    expect(pool.available).toEqual({ Red: 1, Green: 1 })
  })

  it('[S6.2] ties are broken in the order WUBRGC', () => {
    const pool = poolOf({ Colorless: 2, Green: 2, Blue: 2 })
    expect(pool.pay('{1}')).toBe(true)
    expect(pool.available).toEqual({ Blue: 1, Green: 2, Colorless: 2 })
  })

  it('[S6.2] short of a colour or of mana, nothing is paid', () => {
    const pool = poolOf({ Red: 1, Green: 3 })
    expect([pool.canPay('{R}{R}'), pool.pay('{R}{R}'), pool.pay('{5}')]).toEqual([false, false, false])
    expect(pool.available).toEqual({ Red: 1, Green: 3 })
  })

  it('[CR 107.4e] a hybrid symbol leaves the colour that another symbol needs', () => {
    const pool = poolOf({ White: 1, Blue: 1 })
    expect(pool.pay('{W/U}{W}')).toBe(true)
    expect(pool.total).toBe(0)
  })

  it('[CR 107.4e] {2/W} is paid by one white or by any two', () => {
    expect(poolOf({ White: 1 }).canPay('{2/W}')).toBe(true)
    expect(poolOf({ Red: 2 }).canPay('{2/W}')).toBe(true)
    expect(poolOf({ Red: 1 }).canPay('{2/W}')).toBe(false)
    expect(poolOf({ Red: 2, White: 1 }).canPay('{2/W}{2/W}')).toBe(true)
    expect(poolOf({ Red: 3 }).canPay('{2/W}{2/W}')).toBe(false)
  })

  it('[CR 107.4c] {C} is paid with colourless mana only', () => {
    expect(poolOf({ Red: 1 }).canPay('{C}')).toBe(false)
    expect(poolOf({ Colorless: 1 }).canPay('{C}')).toBe(true)
  })

  it('[CR 107.4h] {S} is paid with mana of a snow source only', () => {
    expect(poolOf({ Red: 1 }).canPay('{S}')).toBe(false)
    expect(new ManaPool([manaUnit('R', { snow: true })]).canPay('{S}')).toBe(true)
  })

  it('[S6.2] deduct takes one colour, all or nothing; clear empties', () => {
    const pool = poolOf({ Red: 2, Green: 1 })
    expect([pool.deduct('Red', 3), pool.deduct('Red', 1), pool.total]).toEqual([false, true, 2])
    pool.clear()
    expect([pool.total, pool.available]).toEqual([0, {}])
  })

  it('[CR 118.5] a cost of zero is paid from an empty pool', () => {
    expect(new ManaPool().pay('{0}')).toBe(true)
  })

  it('[CR 106.4] mana goes when a step ends, except what is said to stay', () => {
    const stays = manaUnit('R', { persists: 'endOfTurn' })
    expect(emptied([manaUnit('G'), stays], 'main1')).toEqual([stays])
    expect(emptied([stays], 'cleanup')).toEqual([])
  })

  it('[CR 702.189a] mana of firebending stays until the combat phase ends', () => {
    const stays = manaUnit('R', { persists: 'endOfCombat' })
    expect(emptied([stays], 'combatDamage')).toEqual([stays])
    expect(emptied([stays], 'endCombat')).toEqual([])
  })
})
