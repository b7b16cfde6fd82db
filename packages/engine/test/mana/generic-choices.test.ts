import type { ManaType } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { choicesForGeneric, ManaCost, type ManaUnit, manaUnit, payFromPool } from '../../src/mana/index.ts'

const units = (letters: string): ManaUnit[] => [...letters].map((letter) => manaUnit(letter as ManaType))
const letters = (pool: readonly ManaUnit[]): string => pool.map(({ type }) => type).join('')
const symbols = (text: string) => ManaCost.parse(text).symbols
const remainders = (pool: string, cost: string): string[] =>
  choicesForGeneric(units(pool), symbols(cost)).map(({ remaining }) => letters(remaining))

describe('paying from the pool', () => {
  it('[S6.4] where the generic part can come from different mana, each remaining pool is offered once', () => {
    expect(remainders('RRRGG', '{2}{R}')).toEqual(['RG', 'GG', 'RR'])
  })

  it.each([
    ['RRR', '{1}{R}'],
    ['RG', '{1}{R}'],
    ['RG', '{R}{G}'],
    ['RGG', '{R}{G}'],
    ['', '{0}'],
  ])('[S6.4] from %s the cost %s is paid silently: one way only', (pool, cost) => {
    expect(remainders(pool, cost)).toHaveLength(1)
  })

  it('[S6.4] a short pool offers nothing', () => {
    expect(remainders('GG', '{1}{R}')).toEqual([])
    expect(payFromPool(units('GG'), symbols('{1}{R}'))).toBeNull()
  })

  it('[S6.4] no choice takes mana that a colour needs', () => {
    expect(remainders('RGG', '{1}{R}')).toEqual(['G'])
  })

  it('[CR 106.6] mana that may not be spent here stays; equal mana that may not is not offered', () => {
    const pool = [...units('RG'), { ...manaUnit('G'), usable: false }]
    const paid = payFromPool(pool, symbols('{1}{R}'))
    expect(paid?.remaining).toEqual([pool[2]])
    expect(payFromPool(pool, symbols('{2}{R}'))).toBeNull()
  })

  it('[CR 601.2h] says what was spent on each symbol', () => {
    const paid = payFromPool(units('GWR'), symbols('{1}{R}{G/W}'))
    expect(paid?.spent.map((spent) => spent.length)).toEqual([1, 1, 1])
    expect(letters(paid?.spent[1] ?? [])).toBe('R')
  })

  it('[CR 107.4f] a Phyrexian symbol is paid with mana or 2 life, as announced', () => {
    const cost = symbols('{1}{R/P}')
    expect(payFromPool(units('GR'), cost, 20, ['mana'])).toMatchObject({ remaining: [], lifePaid: 0 })
    expect(payFromPool(units('GR'), cost, 20, ['life'])).toMatchObject({ lifePaid: 2 })
    expect(payFromPool(units('G'), cost, 1, ['life'])).toBeNull()
    expect(payFromPool(units('G'), cost, 20, 'manaOnly')).toBeNull()
    expect(payFromPool(units('G'), cost, 20, 'preferMana')).toMatchObject({ lifePaid: 2 })
  })

  it('[S6.4] mana with a rider is spent before free mana', () => {
    const restricted = manaUnit('R', { rider: { kind: 'onlyCast', spell: {} } })
    expect(payFromPool([manaUnit('R'), restricted], symbols('{R}'))?.remaining).toEqual([manaUnit('R')])
  })
})
