import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kaito, Bane of Nightmares] is a 3/4 Ninja creature with hexproof during your turn only', () => {
  const b = board({ a: { battlefield: ['Kaito, Bane of Nightmares'] } })
  expect([b.pt('Kaito, Bane of Nightmares'), b.has('Kaito, Bane of Nightmares', 'hexproof')]).toEqual(['3/4', true])
  b.activate('Kaito, Bane of Nightmares', { nth: 1 }).resolve()
  expect(b.pt('Kaito, Bane of Nightmares')).toBe('4/5')
  b.to('upkeep', 4)
  expect([b.has('Kaito, Bane of Nightmares', 'hexproof'), b.in('battlefield', 'Kaito, Bane of Nightmares')]).toEqual([
    false,
    true,
  ])
})

it('[Kaito, Bane of Nightmares] enters attacking by ninjutsu', () => {
  const b = board({
    a: { hand: ['Kaito, Bane of Nightmares'], battlefield: ['Memnite', 'Island', '2 Swamp'] },
  })
  b.attack('Memnite').pass().to('declareBlockers').turnTo('A')
  b.activate('Kaito, Bane of Nightmares', { zone: 'hand' }).resolve().damage()
  expect(b.life('B')).toBe(17)
})
