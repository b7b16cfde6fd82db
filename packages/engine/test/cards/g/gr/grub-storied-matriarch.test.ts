import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Grub, Storied Matriarch] returns a Goblin card as it enters', () => {
  const b = board({
    a: { hand: ['Grub, Storied Matriarch'], battlefield: ['3 Swamp'], graveyard: ['Goblin Guide', 'Memnite'] },
  })
  b.aim(['Goblin Guide']).cast('Grub, Storied Matriarch').resolve().resolve()
  expect(b.names('hand', 'A')).toEqual(['Goblin Guide'])
})

it('[Grub, Notorious Auntie] blights a creature for an attacking copy', () => {
  const b = board({ a: { battlefield: [{ card: 'Grub, Storied Matriarch', face: 1 }, 'Hill Giant'] } })
  b.yes().pick('choose', 'Hill Giant').attack('Grub, Notorious Auntie').resolve()
  expect([b.pt('Hill Giant'), b.count('battlefield', 'Hill Giant')]).toEqual(['2/2', 2])
  b.damage()
  expect(b.life('B')).toBe(15)
  b.to('upkeep', 4)
  expect(b.count('battlefield', 'Hill Giant')).toBe(1)
})
