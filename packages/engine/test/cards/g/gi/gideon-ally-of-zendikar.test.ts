import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gideon, Ally of Zendikar] becomes a 5/5 creature that is dealt no damage', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Gideon, Ally of Zendikar', 'Mountain'] },
  })
  b.activate('Gideon, Ally of Zendikar').resolve()
  b.pick('target', 'Gideon, Ally of Zendikar').cast('Shock').resolve()
  expect([b.pt('Gideon, Ally of Zendikar'), b.counters('Gideon, Ally of Zendikar', 'loyalty')]).toEqual(['5/5', 5])
  b.to('upkeep', 4)
  expect(b.c('Gideon, Ally of Zendikar').types & 4).toBe(0)
})

it('[Gideon, Ally of Zendikar] makes a Knight Ally, or an emblem for its creatures', () => {
  const b = board({ a: { battlefield: ['Gideon, Ally of Zendikar'] } })
  b.activate('Gideon, Ally of Zendikar', { nth: 1 }).resolve()
  expect(b.pt('Knight Ally Token')).toBe('2/2')
  b.to('main1', 5).activate('Gideon, Ally of Zendikar', { nth: 2 }).resolve()
  expect([b.pt('Knight Ally Token'), b.in('graveyard', 'Gideon, Ally of Zendikar')]).toEqual(['3/3', true])
})
