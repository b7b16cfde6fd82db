import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dread Fugue] discards a nonland card with mana value 2 or less', () => {
  const b = board({ a: { hand: ['Dread Fugue'], mana: '{B}' }, b: { hand: ['Forest', 'Grizzly Bears', 'Craw Wurm'] } })
  b.cast('Dread Fugue', { targets: ['B'] }).resolve()
  expect(b.names('hand', 'B').sort()).toEqual(['Craw Wurm', 'Forest'])
})

it('[Dread Fugue] with cleave any nonland card', () => {
  const b = board({
    a: { hand: ['Dread Fugue'], mana: '{B}{B}{B}' },
    b: { hand: ['Forest', 'Grizzly Bears', 'Craw Wurm'] },
  })
  b.pick('choose', 'Craw Wurm')
    .cast('Dread Fugue', { targets: ['B'], method: 'alternative' })
    .resolve()
  expect(b.names('hand', 'B').sort()).toEqual(['Forest', 'Grizzly Bears'])
})
