import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 614.9] [Nomads en-Kor] deals a part of the damage to another creature, at the same time', () => {
  const b = board({
    a: { battlefield: ['Nomads en-Kor', 'Craw Wurm'] },
    b: { hand: ['Lightning Bolt'], mana: '{R}' },
  })
  b.activate('Nomads en-Kor', { targets: ['Craw Wurm'] }).resolve()
  b.activate('Nomads en-Kor', { targets: ['Craw Wurm'] }).resolve()
  b.turnTo('B')
    .cast('Lightning Bolt', { targets: ['Nomads en-Kor'] })
    .resolve()
  expect([b.object('Craw Wurm').damage, b.in('graveyard', 'Nomads en-Kor')]).toEqual([2, true])
})

it('[CR 614.9] damage is not redirected to what has left the battlefield', () => {
  const b = board({
    a: { battlefield: ['Nomads en-Kor', 'Grizzly Bears'] },
    b: { hand: ['2 Shock'], mana: '{R}{R}' },
  })
  b.activate('Nomads en-Kor', { targets: ['Grizzly Bears'] }).resolve()
  b.turnTo('B')
    .cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
  b.turnTo('B')
    .cast('Shock', { targets: ['Nomads en-Kor'] })
    .resolve()
  expect(b.in('graveyard', 'Nomads en-Kor')).toBe(true)
})

it('[CR 614.9] what was redirected once is not redirected again by the same effect', () => {
  const b = board({
    a: { battlefield: ['Nomads en-Kor'] },
    b: { hand: ['Shock'], mana: '{R}' },
  })
  b.activate('Nomads en-Kor', { targets: ['Nomads en-Kor'] }).resolve()
  b.turnTo('B')
    .cast('Shock', { targets: ['Nomads en-Kor'] })
    .resolve()
  expect(b.in('graveyard', 'Nomads en-Kor')).toBe(true)
})

it('[CR 616.1] several such effects are applied in the order of choice, and each part is dealt once', () => {
  const b = board({
    a: { battlefield: ['Nomads en-Kor', 'Craw Wurm', 'Hill Giant'] },
    b: { hand: ['Lightning Bolt'], mana: '{R}' },
  })
  b.throughJson = true
  b.activate('Nomads en-Kor', { targets: ['Craw Wurm'] }).resolve()
  b.activate('Nomads en-Kor', { targets: ['Hill Giant'] }).resolve()
  b.activate('Nomads en-Kor', { targets: ['Craw Wurm'] }).resolve()
  b.turnTo('B')
    .cast('Lightning Bolt', { targets: ['Nomads en-Kor'] })
    .resolve()
  expect([b.object('Craw Wurm').damage, b.object('Hill Giant').damage, b.object('Nomads en-Kor').damage]).toEqual([
    2, 1, 0,
  ])
})
