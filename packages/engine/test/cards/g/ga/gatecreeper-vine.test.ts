import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gatecreeper Vine] finds a basic land or a Gate', () => {
  const b = board({
    a: { hand: ['Gatecreeper Vine'], battlefield: ['2 Forest'], library: ['Simic Guildgate', 'Shock'] },
  })
  b.yes().pick('chooseFound', 'Simic Guildgate').cast('Gatecreeper Vine').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Simic Guildgate'])
})
