import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Spellskite] becomes the target of a spell', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { battlefield: ['Spellskite', 'Grizzly Bears', 'Island'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .turnTo('B')
    .activate('Spellskite', { targets: ['Shock'] })
    .resolve()
    .resolve()
  expect([b.in('battlefield', 'Grizzly Bears', 'B'), b.object('Spellskite').damage]).toEqual([true, 2])
})

it('[CR 115.7b] Spellskite changes one of several targets', () => {
  const b = board({
    a: { hand: ['Electrolyze'], battlefield: ['2 Island', 'Mountain'] },
    b: { battlefield: ['Spellskite', 'Grizzly Bears', 'Raging Goblin', 'Island'] },
  })
  b.reply('divide', [1, 1])
    .cast('Electrolyze', { targets: ['Grizzly Bears,Raging Goblin'] })
    .turnTo('B')
  b.pick('choose', 'Raging Goblin')
    .activate('Spellskite', { targets: ['Electrolyze'] })
    .resolve()
    .resolve()
  expect([
    b.in('battlefield', 'Raging Goblin', 'B'),
    b.object('Spellskite').damage,
    b.object('Grizzly Bears').damage,
  ]).toEqual([true, 1, 1])
})

it('[CR 115.7c] a spell that cannot have Spellskite as a target keeps its own', () => {
  const b = board({
    a: { hand: ['Stone Rain'], battlefield: ['3 Mountain'] },
    b: { battlefield: ['Spellskite', 'Forest', 'Island'] },
  })
  b.cast('Stone Rain', { targets: ['Forest'] })
    .turnTo('B')
    .activate('Spellskite', { targets: ['Stone Rain'] })
    .resolve()
    .resolve()
  expect(b.in('graveyard', 'Forest', 'B')).toBe(true)
})
