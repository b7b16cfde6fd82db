import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Summon: Knights of Round] makes three Knights in each of its first chapters', () => {
  const b = board({ a: { hand: ['Summon: Knights of Round'], battlefield: ['8 Plains'] } })
  b.cast('Summon: Knights of Round').resolveAll()
  expect(b.count('battlefield', 'Knight Token')).toBe(3)
})

it('[Summon: Knights of Round] makes other creatures indestructible with its last chapter, and is sacrificed', () => {
  const b = board({
    a: { battlefield: [{ card: 'Summon: Knights of Round', counters: { lore: 4 } }, 'Memnite'] },
    step: 'draw',
  })
  b.to('main1').resolveAll()
  expect([b.pt('Memnite'), b.has('Memnite', 'indestructible'), b.in('graveyard', 'Summon: Knights of Round')]).toEqual([
    '3/3',
    true,
    true,
  ])
})
