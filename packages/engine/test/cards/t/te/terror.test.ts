import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Terror] targets neither artifact nor black creatures', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Terror'] },
    b: { battlefield: ['Black Knight', 'Ornithopter', 'Troll Ascetic'] },
  })
  expect(b.can('cast', 'Terror')).toBe(false)
})

it('[Terror] destroys without regeneration what is neither artifact nor black', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', '2 Forest', 'Troll Ascetic', 'Ornithopter', 'Black Knight'], hand: ['Terror'] },
  })
  b.activate('Troll Ascetic').resolve().cast('Terror').resolve()
  expect(b.names('battlefield', 'A')).toEqual(['Swamp', 'Swamp', 'Forest', 'Forest', 'Ornithopter', 'Black Knight'])
})
