import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Echoing Decay] shrinks a face-down creature alone: it has no name', () => {
  const b = board({
    a: { hand: ['Echoing Decay', 'Exalted Angel'], battlefield: ['2 Swamp', '3 Plains'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Exalted Angel', { method: 'morph' }).resolve()
  const [angel] = b.game.state.battlefield.slice(-1)
  b.reply('target', () => [angel!])
  b.cast('Echoing Decay').resolve()
  expect([b.in('graveyard', 'Exalted Angel', 'A'), b.pt('Memnite')]).toEqual([true, '1/1'])
})
