import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Quiet Speculation] puts up to three cards with flashback into the graveyard of the player whose library it is', () => {
  const library = ['Deep Analysis', 'Forest', 'Call of the Herd', 'Reckless Charge', 'Volcanic Spray']
  const b = board({ a: { hand: ['Quiet Speculation'], battlefield: ['2 Island'], library } })
  b.pick('chooseFound', 'Deep Analysis', 'Call of the Herd', 'Reckless Charge')
  b.cast('Quiet Speculation', { targets: ['A'] }).resolve()
  expect(b.names('graveyard', 'A').sort()).toEqual([
    'Call of the Herd',
    'Deep Analysis',
    'Quiet Speculation',
    'Reckless Charge',
  ])
  expect(b.in('library', 'Volcanic Spray')).toBe(true)
})

it('[Reckless Charge] gives +3/+0 and haste, for its flashback cost too', () => {
  const b = board({
    a: { graveyard: ['Reckless Charge'], battlefield: ['3 Mountain', { card: 'Grizzly Bears', sick: true }] },
  })
  b.cast('Reckless Charge', { targets: ['Grizzly Bears'], from: 'graveyard', method: 'flashback:0' }).resolve()
  expect(b.pt('Grizzly Bears')).toBe('5/2')
  expect(b.has('Grizzly Bears', 'haste')).toBe(true)
  expect(b.in('exile', 'Reckless Charge')).toBe(true)
})

it('[Volcanic Spray] deals 1 damage to each creature without flying and each player', () => {
  const b = board({
    a: { hand: ['Volcanic Spray'], battlefield: ['2 Mountain', 'Birds of Paradise', 'Mogg Fanatic'] },
    b: { battlefield: ['Goblin Lackey'] },
  })
  b.cast('Volcanic Spray').resolve()
  expect(b.in('graveyard', 'Mogg Fanatic')).toBe(true)
  expect(b.in('graveyard', 'Goblin Lackey')).toBe(true)
  expect(b.in('battlefield', 'Birds of Paradise')).toBe(true)
  expect([b.life('A'), b.life('B')]).toEqual([19, 19])
})

it('[Krosan Reclamation] shuffles up to two cards of one graveyard into its library', () => {
  const b = board({
    a: { hand: ['Krosan Reclamation'], battlefield: ['2 Forest'] },
    b: { graveyard: ['Shock', 'Grizzly Bears', 'Island'] },
  })
  b.pick('target', 'B').pick('target', 'Shock', 'Island').cast('Krosan Reclamation').resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Grizzly Bears'])
  expect(b.in('library', 'Shock')).toBe(true)
})

it('[Thornscape Apprentice] taps a creature, or gives it first strike', () => {
  const b = board({
    a: { battlefield: ['2 Thornscape Apprentice', 'Plains', 'Mountain'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  b.activate('Thornscape Apprentice', { nth: 1, targets: ['Grizzly Bears'] }).resolve()
  expect(b.object('Grizzly Bears').tapped).toBe(true)
  b.activate('Thornscape Apprentice#2', { targets: ['Grizzly Bears'] }).resolve()
  expect(b.has('Grizzly Bears', 'first strike')).toBe(true)
})
