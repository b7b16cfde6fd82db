import { expect, it } from 'vitest'
import { hasType } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'
import { offers } from '../../support/watch.ts'

it('[CR 614.13a example 1] a Sutured Ghoul that enters from the graveyard cannot exile itself or what enters with it', () => {
  const b = board({
    a: {
      hand: ["Twilight's Call"],
      graveyard: ['Sutured Ghoul', 'Runeclaw Bear'],
      mana: '{B}{B}{B}{B}{B}{B}',
    },
  })
  const offered = offers(b, 'choose')
  b.cast("Twilight's Call").resolve()
  expect([offered, b.names('exile'), b.names('battlefield', 'A')]).toEqual([[], [], ['Runeclaw Bear']])
})

it('[CR 616.1g example 1] tokens are doubled before each of them has its color chosen', () => {
  const b = board({
    a: {
      hand: ['Rite of Replication'],
      battlefield: ['Exalted Sunborn', 'Diamond Knight'],
      mana: '{U}{U}{U}{U}',
    },
  })
  b.option('chooseColor', 'red').option('chooseColor', 'green')
  b.cast('Rite of Replication', { targets: ['Diamond Knight'] }).resolve()
  const chosen = b.game.state.battlefield
    .map((id) => b.game.state.objects[id]!)
    .filter(({ kind }) => kind === 'token')
    .map((token) => Object.values(token.chosen ?? {}))
  expect(chosen.flat().toSorted()).toEqual(['G', 'R'])
})

it('[CR 608.2i example 1] Search Party Captain counts a creature that attacked and is none any more', () => {
  const b = board({
    a: { hand: ['Search Party Captain'], battlefield: ["Mishra's Factory", 'Wastes', '3 Plains'] },
  })
  expect(b.can('cast', 'Search Party Captain')).toBe(true)
  b.activate("Mishra's Factory").resolve()
  b.attack("Mishra's Factory").to('main2')
  expect(b.can('cast', 'Search Party Captain')).toBe(true)
})

it('[CR 701.23c example 1] Lobotomy on an empty hand searches, and exiles nothing', () => {
  const b = board({
    a: { hand: ['Lobotomy'], mana: '{U}{U}{U}{B}' },
    b: { graveyard: ['Memnite'], library: ['Memnite', 'Forest'] },
  })
  b.cast('Lobotomy', { targets: ['B'] }).resolve()
  expect([b.names('exile'), b.names('library', 'B').length, b.names('graveyard', 'B')]).toEqual([[], 2, ['Memnite']])
})

it('[CR 702.24b example 1] each of two cumulative upkeeps counts all age counters', () => {
  const b = board({
    active: 1,
    step: 'end',
    a: { battlefield: ['Gallowbraid', { card: 'Decomposition', attachedTo: 'Gallowbraid' }] },
  })
  b.to('upkeep', 4).yes('payOrNot').yes('payOrNot').resolveAll()
  expect([b.life('A'), b.counters('Gallowbraid', 'age')]).toEqual([17, 2])
})

it('[CR 205.1b example 2] an artifact enchantment that becomes an artifact creature is an enchantment still', () => {
  const b = board({ a: { battlefield: ['Karn, Silver Golem', 'Hammer of Purphoros', 'Wastes'] } })
  b.activate('Karn, Silver Golem', { targets: ['Hammer of Purphoros'] }).resolve()
  const c = b.c('Hammer of Purphoros')
  expect(['artifact', 'creature', 'enchantment'].map((type) => hasType(c, type as 'artifact'))).toEqual([
    true,
    true,
    true,
  ])
})
