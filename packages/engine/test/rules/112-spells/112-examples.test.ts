import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 112.4 example 1, 400.7a] a black creature spell that became white is white on the battlefield, as long as the effect lasts', () => {
  const b = board({
    a: { battlefield: ['Blind Seer', '3 Swamp', '2 Island', 'Plains'], hand: ['Scathe Zombies', 'Honor of the Pure'] },
  })
  b.cast('Scathe Zombies')
    .option('chooseColor', 'white')
    .activate('Blind Seer', { targets: ['Scathe Zombies'] })
    .resolveAll()
  expect(b.in('battlefield', 'Scathe Zombies')).toBe(true)
  expect(b.c('Scathe Zombies').colors).toBe(b.c('Honor of the Pure').colors)
  b.to('upkeep')
  expect(b.c('Scathe Zombies').colors).not.toBe(b.c('Honor of the Pure').colors)
})
