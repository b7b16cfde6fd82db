import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Caller of the Claw] makes a Bear for each creature of yours that went to the graveyard this turn', () => {
  const b = board({
    a: {
      battlefield: ['3 Forest', '4 Plains', 'Llanowar Elves', 'Hill Giant'],
      hand: ['Caller of the Claw', 'Wrath of God'],
    },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.cast('Wrath of God').resolve()
  b.cast('Caller of the Claw').resolve().resolve()
  expect(b.count('battlefield', 'Bear Token', 'A')).toBe(2)
  expect(b.pt('Bear Token')).toBe('2/2')
})

it('[Caller of the Claw] does not count tokens', () => {
  const b = board({
    a: { battlefield: ['4 Forest', '6 Plains'], hand: ['Caller of the Claw', 'Raise the Alarm', 'Wrath of God'] },
  })
  b.cast('Raise the Alarm').resolve().cast('Wrath of God').resolve()
  b.cast('Caller of the Claw').resolve().resolve()
  expect(b.names('battlefield', 'A').filter((name) => name.endsWith('Token'))).toEqual([])
})

it('[Caller of the Claw] does not count creatures that went elsewhere, nor cards discarded', () => {
  const b = board({
    a: {
      battlefield: ['3 Forest', 'Plains', 'Wild Mongrel', 'Hill Giant'],
      hand: ['Caller of the Claw', 'Swords to Plowshares', 'Grizzly Bears'],
    },
  })
  b.pick('discard', 'Grizzly Bears').activate('Wild Mongrel').resolve()
  b.cast('Swords to Plowshares', { targets: ['Hill Giant'] }).resolve()
  b.cast('Caller of the Claw').resolve().resolve()
  expect(b.count('battlefield', 'Bear Token', 'A')).toBe(0)
})

it('[Caller of the Claw] counts a creature that has left the graveyard since', () => {
  const b = board({
    a: { battlefield: ['3 Forest', 'Mountain', 'Llanowar Elves'], hand: ['Caller of the Claw', 'Shock'] },
    b: { battlefield: ["Tormod's Crypt"] },
  })
  b.cast('Shock', { targets: ['Llanowar Elves'] }).resolve()
  b.turnTo('B')
    .activate("Tormod's Crypt", { targets: ['A'] })
    .resolve()
  b.cast('Caller of the Claw').resolve().resolve()
  expect(b.count('battlefield', 'Bear Token', 'A')).toBe(1)
})

it('[Caller of the Claw] counts your creature that died under the control of another', () => {
  const b = board({
    a: { battlefield: ['3 Forest', 'Mountain', 'Hill Giant'], hand: ['Caller of the Claw', 'Lightning Bolt'] },
    b: { battlefield: [{ card: 'Control Magic', attachedTo: 'Hill Giant' }] },
  })
  b.cast('Lightning Bolt', { targets: ['Hill Giant'] }).resolve()
  b.cast('Caller of the Claw').resolve().resolve()
  expect(b.count('battlefield', 'Bear Token', 'A')).toBe(1)
})

it('[Caller of the Claw] forgets the creatures of the turn before, and has flash', () => {
  const b = board({
    a: { battlefield: ['3 Forest', 'Mountain', 'Llanowar Elves'], hand: ['Caller of the Claw', 'Shock'] },
  })
  b.cast('Shock', { targets: ['Llanowar Elves'] })
    .resolve()
    .to('upkeep', 4)
  b.turnTo('A').cast('Caller of the Claw').resolve().resolve()
  expect(b.in('battlefield', 'Caller of the Claw', 'A')).toBe(true)
  expect(b.count('battlefield', 'Bear Token', 'A')).toBe(0)
})
