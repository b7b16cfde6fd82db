import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fireglass Mentor] exiles two cards after the opponent lost life, one of them to be played', () => {
  const b = board({
    a: {
      battlefield: ['Fireglass Mentor', '2 Mountain'],
      hand: ['Shock'],
      library: ['Memnite', 'Lightning Bolt', '5 Wastes'],
    },
  })
  b.cast('Shock', { targets: ['B'] }).resolve()
  b.pick('choose', 'Lightning Bolt').to('main2')
  expect([b.can('cast', 'Lightning Bolt'), b.can('cast', 'Memnite')]).toEqual([true, false])
})

it('[Fireglass Mentor] does nothing where no opponent lost life', () => {
  const b = board({ a: { battlefield: ['Fireglass Mentor'] } })
  b.to('main2')
  expect(b.names('exile')).toEqual([])
})
