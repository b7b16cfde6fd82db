import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Radioactive Spider] finds a card that is both a Spider and a Hero', () => {
  const b = board({
    a: { battlefield: ['Radioactive Spider', '2 Forest'], library: ['Giant Spider', 'Skyward Spider', 'Forest'] },
  })
  b.pick('chooseFound', 'Skyward Spider').activate('Radioactive Spider').resolve()
  expect([b.names('hand', 'A'), b.in('graveyard', 'Radioactive Spider')]).toEqual([['Skyward Spider'], true])
})
