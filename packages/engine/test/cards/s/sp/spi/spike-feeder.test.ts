import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'
import { offers } from '../../../../support/watch.ts'

it('[Spike Feeder] enters with two counters and turns each into 2 life', () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ['Spike Feeder'] } })
  b.cast('Spike Feeder').resolve()
  expect(b.pt('Spike Feeder')).toBe('2/2')
  b.activate('Spike Feeder', { nth: 1 }).activate('Spike Feeder', { nth: 1 }).resolveAll()
  expect(b.life('A')).toBe(24)
  expect(b.in('graveyard', 'Spike Feeder', 'A')).toBe(true)
})

it('[Spike Feeder] gives a counter to another creature for {2}', () => {
  const b = board({
    a: { battlefield: ['2 Forest', 'Grizzly Bears', { card: 'Spike Feeder', counters: { '+1/+1': 2 } }] },
  })
  b.activate('Spike Feeder', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('3/3')
  expect(b.pt('Spike Feeder')).toBe('1/1')
})

it('[Spike Feeder] pays {2} to move a counter, to creatures only', () => {
  const b = board({
    a: { battlefield: [{ card: 'Spike Feeder', counters: { '+1/+1': 2 } }, '2 Forest', 'Grizzly Bears', 'Sol Ring'] },
  })
  const seen = offers(b, 'target', 'Grizzly Bears')
  b.activate('Spike Feeder')
  expect(seen).toEqual(['Spike Feeder', 'Grizzly Bears'])
  expect(b.object('Forest').tapped || b.object('Sol Ring').tapped).toBe(true)
})
