import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Iridescent Angel] cannot be the target of a colored spell, but of a colorless ability', () => {
  const b = board({
    a: { hand: ['Shock', 'Swords to Plowshares'], battlefield: ['Mountain', 'Plains', 'Ratchet Bomb'] },
    b: { battlefield: ['Iridescent Angel'] },
  })
  expect(b.can('cast', 'Swords to Plowshares')).toBe(false)
})

it('[Iridescent Angel] is blocked by no colored creature', () => {
  const b = board({ a: { battlefield: ['Iridescent Angel'] }, b: { battlefield: ['Wind Drake', 'Ornithopter'] } })
  b.attack('Iridescent Angel')
  expect(() => b.block('Wind Drake>Iridescent Angel')).toThrow()
  b.block('Ornithopter>Iridescent Angel')
  expect(b.damage().life('B')).toBe(20)
})
