import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sowing Mycospawn] finds a land as it is cast, and exiles one if it was kicked', () => {
  const b = board({
    a: { battlefield: ['4 Forest', '2 Wastes'], hand: ['Sowing Mycospawn'], library: ['Plains'] },
    b: { battlefield: ['Wasteland'] },
  })
  b.yes('kicker')
    .aim(['Wasteland'])
    .reply('chooseFound', () => [b.id('Plains')])
    .cast('Sowing Mycospawn')
    .settle()
  b.resolve().resolve()
  expect([b.in('battlefield', 'Plains'), b.in('exile', 'Wasteland'), b.in('stack', 'Sowing Mycospawn')]).toEqual([
    true,
    true,
    true,
  ])
})
