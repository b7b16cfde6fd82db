import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Alpine Moon] takes land types and abilities from the named lands of opponents', () => {
  const b = board({
    a: { hand: ['Alpine Moon'], battlefield: ['Mountain', 'Taiga'] },
    b: { battlefield: ['Taiga', 'Bayou'] },
  })
  b.reply('chooseName', 'Taiga').cast('Alpine Moon').resolve()
  expect([b.c('Taiga').subtypes, b.c('Taiga#2').subtypes, b.c('Bayou').subtypes]).toEqual([
    ['Mountain', 'Forest'],
    [],
    ['Swamp', 'Forest'],
  ])
  expect(b.c('Taiga#2').abilities).toHaveLength(1)
})
