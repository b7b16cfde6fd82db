import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Follow the Lumarets] takes two cards in a turn in which life was gained', () => {
  const of = (gain: boolean) => {
    const b = board({
      a: {
        hand: ['Follow the Lumarets', 'Healing Salve'],
        battlefield: ['2 Forest', 'Plains'],
        library: ['Hill Giant', 'Grizzly Bears', 'Shock', 'Forest'],
      },
    })
    if (gain) b.cast('Healing Salve', { targets: ['A'] }).resolve()
    b.reply('choose', (d) => (d.shape === 'objects' ? d.candidates.slice(0, d.max) : []))
      .cast('Follow the Lumarets')
      .resolve()
    return b.names('hand', 'A').filter((name) => name !== 'Healing Salve').length
  }
  expect([of(false), of(true)]).toEqual([1, 2])
})
