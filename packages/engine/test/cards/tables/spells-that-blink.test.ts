import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each(['Ephemerate', 'Momentary Blink'])('[%s] exiles your creature and returns it', (name) => {
  const b = board({
    a: { battlefield: ['2 Plains', { card: 'Grizzly Bears', counters: { '+1/+1': 1 } }], hand: [name] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast(name).resolve()
  expect(b.pt('Grizzly Bears')).toBe('2/2')
})
