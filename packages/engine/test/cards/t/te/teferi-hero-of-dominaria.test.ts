import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Teferi, Hero of Dominaria] draws a card and untaps up to two lands at the next end step', () => {
  const b = board({
    a: {
      battlefield: ['Teferi, Hero of Dominaria', { card: 'Island', tapped: true }, { card: 'Plains', tapped: true }],
    },
  })
  b.activate('Teferi, Hero of Dominaria').resolve()
  expect(b.names('hand', 'A')).toHaveLength(1)
  b.pick('choose', 'Island', 'Plains').to('end')
  expect([b.object('Island').tapped, b.object('Plains').tapped]).toEqual([false, false])
})

it('[Teferi, Hero of Dominaria] puts a permanent third from the top', () => {
  const b = board({
    a: { battlefield: ['Teferi, Hero of Dominaria'] },
    b: { battlefield: ['Hill Giant'], library: ['Forest', 'Island', 'Swamp'] },
  })
  b.activate('Teferi, Hero of Dominaria', { nth: 1, targets: ['Hill Giant'] }).resolve()
  expect(b.names('library', 'B')).toEqual(['Forest', 'Island', 'Hill Giant', 'Swamp'])
})
