import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S10.5] [CR 615.1] Circle of Protection: Red prevents the next damage from the chosen source', () => {
  const b = board({
    a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
    b: { battlefield: ['2 Mountain'], hand: ['2 Lightning Bolt'] },
    active: 1,
  })
  b.cast('Lightning Bolt', { targets: ['A'] })
  b.turnTo('A').activate('Circle of Protection: Red').resolve()
  b.resolve()
  expect(b.life('A')).toBe(20)
  b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(17)
})

it('[CR 615.6] the shield lasts for one event only: the second strike gets through', () => {
  const b = board({
    a: { battlefield: ['Circle of Protection: Red', 'Plains'] },
    b: { battlefield: ['Spelleater Wolverine'], graveyard: ['3 Lightning Bolt'] },
    active: 1,
  })
  b.turnTo('A').activate('Circle of Protection: Red').resolve()
  b.attack('Spelleater Wolverine').damage()
  expect(b.life('A')).toBe(17)
})

it('[CR 615.5] Deflecting Palm against combat damage', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Plains'], hand: ['Deflecting Palm'] },
    b: { battlefield: ['Craw Wurm'] },
    active: 1,
  })
  b.attack('Craw Wurm')
  b.turnTo('A').pick('chooseSource', 'Craw Wurm').cast('Deflecting Palm').resolve()
  b.damage()
  expect([b.life('A'), b.life('B')]).toEqual([20, 14])
})

it('[S10.5] [CR 615.5] Deflecting Palm prevents the damage and deals as much to the source’s controller', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Plains'], hand: ['Deflecting Palm'] },
    b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    active: 1,
  })
  b.cast('Lightning Bolt', { targets: ['A'] })
  b.turnTo('A').pick('chooseSource', 'Lightning Bolt').cast('Deflecting Palm').resolve()
  b.resolve()
  expect(b.life('A')).toBe(20)
  expect(b.life('B')).toBe(17)
})

it('[S10.5] [CR 615.7] Healing Salve prevents the next 3 damage, in pieces', () => {
  const b = board({
    a: { battlefield: ['3 Mountain', 'Plains'], hand: ['Healing Salve', '2 Shock'] },
  })
  b.reply('mode', [1])
    .cast('Healing Salve', { targets: ['A'] })
    .resolve()
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(20)
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(19)
})

it('[S10.5] [CR 615.12] damage that cannot be prevented is dealt: Banefire with X = 5', () => {
  const b = board({
    a: { battlefield: ['6 Mountain'], hand: ['Banefire'] },
    b: { battlefield: [{ card: 'Phantom Wurm', counters: { '+1/+1': 4 } }] },
  })
  b.reply('x', 5)
    .cast('Banefire', { targets: ['Phantom Wurm'] })
    .resolve()
  expect(b.in('graveyard', 'Phantom Wurm')).toBe(true)
})

it('[S10.5] [CR 615.5] Phantom Wurm prevents the damage and loses one counter', () => {
  const b = board({
    a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
    b: { battlefield: [{ card: 'Phantom Wurm', counters: { '+1/+1': 4 } }] },
  })
  b.cast('Lightning Bolt', { targets: ['Phantom Wurm'] }).resolve()
  expect(b.counters('Phantom Wurm', '+1/+1')).toBe(3)
  expect(b.object('Phantom Wurm').damage).toBe(0)
})

it('[S10.5] [CR 615.5] damage of two creatures at once costs Phantom Wurm one counter', () => {
  const b = board({
    a: { battlefield: [{ card: 'Phantom Wurm', counters: { '+1/+1': 4 } }] },
    b: { battlefield: ['2 Grizzly Bears'] },
  })
  b.attack('Phantom Wurm').block('Grizzly Bears>Phantom Wurm', 'Grizzly Bears#2>Phantom Wurm').damage()
  expect(b.counters('Phantom Wurm', '+1/+1')).toBe(3)
})
