import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mudbutton Cursetosser] costs {2} more without a Goblin to behold', () => {
  const castable = (hand: string[], lands: string) =>
    board({ a: { hand: ['Mudbutton Cursetosser', ...hand], battlefield: [lands] } }).can(
      'cast',
      'Mudbutton Cursetosser',
    )
  expect([castable([], 'Swamp'), castable(['Goblin Guide'], 'Swamp'), castable([], '3 Swamp')]).toEqual([
    false,
    true,
    true,
  ])
})

it('[Mudbutton Cursetosser] destroys a small creature as it dies', () => {
  const b = board({
    a: { battlefield: ['Mudbutton Cursetosser', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
  })
  b.cast('Shock', { targets: ['Mudbutton Cursetosser'] })
    .resolve()
    .resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
})
