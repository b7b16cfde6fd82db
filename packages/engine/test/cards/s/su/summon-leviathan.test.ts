import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Summon: Leviathan] returns all but sea creatures, then draws for each that attacks', () => {
  const b = board({
    a: { hand: ['Summon: Leviathan'], battlefield: ['6 Island', 'Memnite', 'Merfolk of the Pearl Trident'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Summon: Leviathan').resolve().resolve()
  expect([b.in('hand', 'Memnite'), b.in('hand', 'Hill Giant'), b.in('battlefield', 'Summon: Leviathan')]).toEqual([
    true,
    true,
    true,
  ])
  b.to('main1', 5)
  const before = b.names('hand', 'A').length
  b.attack('Merfolk of the Pearl Trident', 'Summon: Leviathan').resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(before + 2)
})
