import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Carrot Cake] makes a Rabbit when it enters and another when it is sacrificed', () => {
  const b = board({ a: { hand: ['Carrot Cake'], battlefield: ['4 Plains'] } })
  b.cast('Carrot Cake').resolveAll()
  expect(b.count('battlefield', 'Rabbit Token')).toBe(1)
  b.activate('Carrot Cake').resolveAll()
  expect([b.count('battlefield', 'Rabbit Token'), b.life('A')]).toEqual([2, 23])
})

it('[Carrot Cake] makes none when it is destroyed', () => {
  const b = board({
    a: { battlefield: ['Carrot Cake'], hand: ['Disenchant'], mana: '{W}{W}' },
  })
  b.cast('Disenchant', { targets: ['Carrot Cake'] }).resolveAll()
  expect(b.count('battlefield', 'Rabbit Token')).toBe(0)
})
