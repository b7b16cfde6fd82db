import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

it('[Circle of Protection: Red] prevents the next damage of the chosen red source to you', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.attack('Hill Giant').turnTo('A').pick('chooseSource', 'Hill Giant').activate('Circle of Protection: Red').damage()
  expect(b.life('A')).toBe(20)
})

it('[Circle of Protection: Red] prevents only the next time', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
    b: { battlefield: ['Siege-Gang Commander', '2 Goblin Piker', '4 Mountain'] },
  })
  b.turnTo('A').pick('chooseSource', 'Siege-Gang Commander').activate('Circle of Protection: Red').resolve()
  b.pick('sacrifice', 'Goblin Piker')
    .activate('Siege-Gang Commander', { targets: ['A'] })
    .resolve()
  expect(b.life('A')).toBe(20)
  b.pick('sacrifice', 'Goblin Piker')
    .activate('Siege-Gang Commander', { targets: ['A'] })
    .resolve()
  expect(b.life('A')).toBe(18)
})

it('[Circle of Protection: Red] does not stop a second source', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.attack('Hill Giant', 'Gray Ogre')
    .turnTo('A')
    .pick('chooseSource', 'Hill Giant')
    .activate('Circle of Protection: Red')
    .damage()
  expect(b.life('A')).toBe(18)
})

it('[Circle of Protection: Red] offers only red sources, spells among them', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Circle of Protection: Red', 'Plains', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', 'Mountain'], hand: ['Lightning Bolt'] },
  })
  const seen = offers(b, 'chooseSource', 'Lightning Bolt')
  b.cast('Lightning Bolt', { targets: ['A'] })
    .turnTo('A')
    .activate('Circle of Protection: Red')
    .resolveAll()
  expect(seen).toEqual(['Hill Giant', 'Lightning Bolt'])
  expect(b.life('A')).toBe(20)
})

it('[Circle of Protection: Red] protects only you, not your creatures', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Circle of Protection: Red', 'Plains', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', 'Mountain'], hand: ['Lightning Bolt'] },
  })
  b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).turnTo('A')
  b.pick('chooseSource', 'Lightning Bolt').activate('Circle of Protection: Red').resolveAll()
  expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Circle of Protection: Red] is over at the end of the turn', () => {
  const b = board({
    a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Circle of Protection: Red').resolve().to('declareAttackers', 4)
  b.attack('Hill Giant').damage()
  expect(b.life('A')).toBe(17)
})

it('[Circle of Protection: Red] may choose a source that was sacrificed, while its ability is on the stack', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
    b: { battlefield: ['Mogg Fanatic'] },
  })
  b.activate('Mogg Fanatic', { targets: ['A'] })
    .turnTo('A')
    .activate('Circle of Protection: Red')
    .resolveAll()
  expect(b.life('A')).toBe(20)
})

it('[Circle of Protection: Red] costs {1}', () => {
  const b = board({ a: { battlefield: ['Circle of Protection: Red'] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.can('activate', 'Circle of Protection: Red')).toBe(false)
})
