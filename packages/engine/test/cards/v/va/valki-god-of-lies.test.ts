import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Valki, God of Lies] exiles a creature card of the opponent until it leaves, and becomes a copy of it', () => {
  const b = board({
    a: { hand: ['Valki, God of Lies'], battlefield: ['2 Swamp', '4 Mountain'] },
    b: { hand: ['Hill Giant', 'Shock', 'Grizzly Bears'], battlefield: ['Mountain'] },
  })
  b.pick('choose', 'Hill Giant').cast('Valki, God of Lies').resolve().resolve()
  expect(b.names('exile')).toEqual(['Hill Giant'])
  b.reply('x', 4).pick('choose', 'Hill Giant').activate('Valki, God of Lies').resolve()
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.pt('Hill Giant')]).toEqual([true, '3/3'])
})

it('[Valki, God of Lies] gives the card back as it leaves', () => {
  const b = board({
    a: { hand: ['Valki, God of Lies'], battlefield: ['2 Swamp'] },
    b: { hand: ['Hill Giant', 'Shock'], battlefield: ['Mountain'] },
  })
  b.pick('choose', 'Hill Giant').cast('Valki, God of Lies').resolve().resolve()
  b.to('main1', 4).pick('target', 'Valki, God of Lies').cast('Shock').resolve()
  expect(b.in('hand', 'Hill Giant', 'B')).toBe(true)
})

it('[Tibalt, Cosmic Impostor] plays what it exiled with any mana, even after it is gone', () => {
  const b = board({
    a: {
      hand: ['Valki, God of Lies'],
      battlefield: ['6 Swamp', 'Mountain', 'Island'],
      library: ['Wastes', '5 Memnite'],
    },
    b: { library: ['Grizzly Bears', '5 Wastes'], battlefield: ['3 Mountain'], hand: ['3 Lightning Bolt'] },
  })
  b.cast('Tibalt, Cosmic Impostor').resolve()
  b.activate('Tibalt, Cosmic Impostor').resolve()
  expect([b.names('exile').sort(), b.can('playLand', 'Wastes')]).toEqual([['Grizzly Bears', 'Wastes'], true])
  for (let bolt = 0; bolt < 3; bolt++)
    b.turnTo('B').pick('target', 'Tibalt, Cosmic Impostor').cast('Lightning Bolt').resolve()
  expect(b.in('graveyard', 'Valki, God of Lies')).toBe(true)
  b.to('main1', 5).cast('Grizzly Bears', { from: 'exile' }).resolve()
  expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
})

it('[Tibalt, Cosmic Impostor] exiles all graveyards for {R}{R}{R} and lets those cards be played', () => {
  const b = board({
    a: { hand: ['Valki, God of Lies'], battlefield: ['6 Swamp', 'Mountain'], graveyard: ['Memnite'] },
    b: { graveyard: ['Shock'] },
  })
  b.cast('Tibalt, Cosmic Impostor').resolve()
  b.activate('Tibalt, Cosmic Impostor').resolve().to('main1', 5)
  b.activate('Tibalt, Cosmic Impostor').resolve().to('main1', 7)
  b.activate('Tibalt, Cosmic Impostor', { nth: 2 }).resolve()
  expect([b.pool('A'), b.in('battlefield', 'Tibalt, Cosmic Impostor')]).toEqual(['{R}{R}{R}', true])
  b.cast('Shock', { from: 'exile', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})
