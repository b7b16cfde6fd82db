import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Doomsday] leaves a library of five chosen cards and costs half your life, rounded up', () => {
  const b = board({
    a: {
      battlefield: ['3 Swamp'],
      hand: ['Doomsday'],
      library: ['4 Forest', '4 Island'],
      graveyard: ['Shock', 'Memnite'],
      life: 19,
    },
  })
  b.reply('chooseFound', () => ['Shock', 'Forest#1', 'Forest#2', 'Island#1', 'Island#2'].map((name) => b.entity(name)))
    .cast('Doomsday')
    .resolve()
  expect([[...b.names('library', 'A')].sort(), b.names('graveyard', 'A'), b.life('A')]).toEqual([
    ['Forest', 'Forest', 'Island', 'Island', 'Shock'],
    ['Doomsday'],
    9,
  ])
})
