import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tithe] finds two Plains against more lands', () => {
  const b = board({
    a: { hand: ['Tithe'], battlefield: ['Plains'], library: ['3 Plains', 'Shock'] },
    b: { battlefield: ['3 Forest'] },
  })
  b.cast('Tithe')
  b.reply('chooseFound', (d) => (d.shape === 'objects' ? d.candidates.slice(0, d.max) : [])).resolve()
  expect(b.names('hand', 'A')).toEqual(['Plains', 'Plains'])
})
