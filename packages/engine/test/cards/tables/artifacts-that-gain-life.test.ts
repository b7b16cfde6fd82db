import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ["Dragon's Claw", 'Shock'],
  ["Demon's Horn", 'Tragic Slip'],
] as const)('[%s] may gain 1 life for %s, whoever casts it', (name, spell) => {
  const b = board({
    a: { battlefield: ['Mountain', 'Swamp', 'Gray Ogre'], hand: [spell, 'Memnite'] },
    b: { battlefield: [name] },
  })
  b.cast('Memnite').resolveAll()
  expect(b.life('B')).toBe(20)
  b.yes()
    .cast(spell, { targets: ['Gray Ogre'] })
    .resolveAll()
  expect(b.life('B')).toBe(21)
})
