import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Targ Nar, Demon-Fang Gnoll] strengthens the attackers if they have power 6 together', () => {
  const of = (friend: string) => {
    const b = board({ a: { battlefield: ['Targ Nar, Demon-Fang Gnoll', friend] } })
    b.attack('Targ Nar, Demon-Fang Gnoll', friend).resolveAll()
    return b.pt('Targ Nar, Demon-Fang Gnoll')
  }
  expect([of('Grizzly Bears'), of('Serra Angel')]).toEqual(['2/2', '3/2'])
})

it('[Targ Nar, Demon-Fang Gnoll] doubles its power and toughness', () => {
  const b = board({
    a: { battlefield: [{ card: 'Targ Nar, Demon-Fang Gnoll', counters: { '+1/+1': 1 } }, '2 Mountain', '2 Forest'] },
  })
  b.activate('Targ Nar, Demon-Fang Gnoll').resolve()
  expect(b.pt('Targ Nar, Demon-Fang Gnoll')).toBe('6/6')
})
