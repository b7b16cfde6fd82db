import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Roaming Throne] doubles the triggered abilities of other creatures of the chosen type', () => {
  const b = board({
    a: { hand: ['Roaming Throne', 'Elvish Visionary'], battlefield: ['4 Wastes', '2 Forest'] },
  })
  b.option('chooseType', 'Elf').cast('Roaming Throne').resolve()
  b.cast('Elvish Visionary').resolveAll()
  expect([b.names('hand', 'A').length, b.c('Roaming Throne').subtypes.includes('Elf')]).toEqual([2, true])
})

it('[Roaming Throne] does not double its own ward, nor abilities of other types', () => {
  const b = board({
    a: { hand: ['Roaming Throne', 'Wall of Omens'], battlefield: ['4 Wastes', '2 Plains'] },
  })
  b.option('chooseType', 'Elf').cast('Roaming Throne').resolve()
  expect(b.cast('Wall of Omens').resolveAll().names('hand', 'A').length).toBe(1)
})
