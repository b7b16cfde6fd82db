import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Experimental Augury] proliferates', () => {
  const b = board({
    a: { hand: ['Experimental Augury'], battlefield: ['2 Island', { card: 'Memnite', counters: { '+1/+1': 1 } }] },
  })
  b.cast('Experimental Augury')
  b.reply('choose', (d) => (d.shape === 'objects' ? d.candidates.slice(0, 1) : []))
  b.reply('choose', () => [b.id('Memnite')]).resolve()
  expect(b.counters('Memnite', '+1/+1')).toBe(2)
})
