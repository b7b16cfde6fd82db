import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ashiok, Nightmare Muse] returns a permanent, and its owner exiles a card from hand', () => {
  const b = board({
    a: { battlefield: ['Ashiok, Nightmare Muse'] },
    b: { battlefield: ['Hill Giant'], hand: ['Shock'] },
  })
  b.reply('choose', () => [b.id('Shock')], 'B')
  b.activate('Ashiok, Nightmare Muse', { nth: 1, targets: ['Hill Giant'] }).resolve()
  expect([b.names('hand', 'B'), b.in('exile', 'Shock')]).toEqual([['Hill Giant'], true])
})

it('[Ashiok, Nightmare Muse] makes a Nightmare that exiles cards as it attacks', () => {
  const b = board({ a: { battlefield: ['Ashiok, Nightmare Muse'] } })
  b.activate('Ashiok, Nightmare Muse').resolve().to('main1', 5)
  b.attack('Nightmare Token').resolveAll()
  expect(b.names('exile').length).toBe(2)
})

it('[Ashiok, Nightmare Muse] casts up to three exiled cards of opponents for free', () => {
  const b = board({
    a: { battlefield: [{ card: 'Ashiok, Nightmare Muse', counters: { loyalty: 7 } }] },
    b: { exile: ['Hill Giant', 'Serra Angel', 'Forest'] },
  })
  b.pick('choose', 'Hill Giant', 'Serra Angel').yes().yes()
  b.activate('Ashiok, Nightmare Muse', { nth: 2 }).resolveAll()
  expect(b.names('battlefield', 'A').sort()).toEqual(['Hill Giant', 'Serra Angel'])
})
