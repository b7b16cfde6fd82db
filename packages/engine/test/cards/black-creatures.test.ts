import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[Phyrexian Rager] draws a card and loses its controller 1 life when it enters', () => {
  const b = board({ a: { hand: ['Phyrexian Rager'], battlefield: ['3 Swamp'], library: ['Shock', 'Forest'] } })
  b.cast('Phyrexian Rager').resolve()
  expect(b.names('hand', 'A')).toEqual([])
  b.resolve()
  expect(b.names('hand', 'A')).toEqual(['Shock'])
  expect(b.life('A')).toBe(19)
})

it('[Withered Wretch] exiles a card from any graveyard for {1}', () => {
  const b = board({
    a: { battlefield: ['Withered Wretch', '2 Swamp'], graveyard: ['Duress'] },
    b: { graveyard: ['Shock'] },
  })
  b.activate('Withered Wretch', { targets: ['Shock'] }).resolve()
  b.activate('Withered Wretch', { targets: ['Duress'] }).resolve()
  expect(b.names('exile').sort()).toEqual(['Duress', 'Shock'])
})

it('[Withered Wretch] in response makes Reanimate find nothing', () => {
  const b = board({
    a: { battlefield: ['Withered Wretch', 'Swamp'] },
    b: { battlefield: ['Swamp'], hand: ['Reanimate'], graveyard: ['Craw Wurm'] },
    active: 1,
  })
  b.cast('Reanimate', { targets: ['Craw Wurm'] }).pass()
  b.activate('Withered Wretch', { targets: ['Craw Wurm'] }).resolveAll()
  expect(b.in('exile', 'Craw Wurm')).toBe(true)
  expect(b.life('B')).toBe(20)
})

it('[Graveborn Muse] draws and loses for each Zombie its controller has, itself among them', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Graveborn Muse', 'Withered Wretch'], library: ['3 Shock'] },
    b: { battlefield: ['Withered Wretch'] },
  })
  b.to('upkeep')
  expect(b.count('hand', 'Shock', 'A')).toBe(2)
  expect(b.life('A')).toBe(18)
})

it('[Graveborn Muse] counts the Zombies as its ability resolves', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Graveborn Muse'], library: ['3 Shock'] },
    b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
  })
  while (b.game.state.stack.length === 0) b.pass()
  b.turnTo('B')
    .cast('Lightning Bolt', { targets: ['Graveborn Muse'] })
    .resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.life('A')).toBe(20)
})

it('[Nantuko Shade] gets +1/+1 until end of turn for each {B}', () => {
  const b = board({ a: { battlefield: ['Nantuko Shade', '3 Swamp'] } })
  for (let i = 0; i < 3; i++) b.activate('Nantuko Shade').resolve()
  expect(b.pt('Nantuko Shade')).toBe('5/4')
  b.to('upkeep', 4)
  expect(b.pt('Nantuko Shade')).toBe('2/1')
})

it('[Ravenous Rats] makes the opponent discard a card of their choice', () => {
  const b = board({
    a: { hand: ['Ravenous Rats'], battlefield: ['2 Swamp'] },
    b: { hand: ['Shock', 'Forest'] },
  })
  b.cast('Ravenous Rats').resolve()
  b.reply('discard', () => [b.id('Forest', 'hand')], 'B').resolve()
  expect(b.names('hand', 'B')).toEqual(['Shock'])
})

it("[Radiant's Dragoons] gains 5 life when it enters, and has echo {3}{W}", () => {
  const b = board({ a: { hand: ["Radiant's Dragoons"], battlefield: ['4 Plains'] } })
  b.cast("Radiant's Dragoons").resolve().resolve()
  expect(b.life('A')).toBe(25)
  b.no('payOrNot').to('draw', 5)
  expect(b.in('graveyard', "Radiant's Dragoons", 'A')).toBe(true)
})

it("[Radiant's Dragoons] stays when its echo is paid, which is asked only once", () => {
  const b = board({ a: { hand: ["Radiant's Dragoons"], battlefield: ['4 Plains'] } })
  b.cast("Radiant's Dragoons").resolve().resolve()
  b.yes('payOrNot').to('draw', 5).no('payOrNot').to('draw', 7)
  expect(b.in('battlefield', "Radiant's Dragoons", 'A')).toBe(true)
})
