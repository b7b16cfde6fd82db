import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thieving Skydiver] takes an artifact with mana value X or less where it was kicked', () => {
  const b = board({
    a: { hand: ['Thieving Skydiver'], battlefield: ['4 Island'] },
    b: { battlefield: ['Bonesplitter', 'Darksteel Colossus'] },
  })
  b.yes('kicker').reply('x', 1).cast('Thieving Skydiver').resolve().resolve()
  expect(b.in('battlefield', 'Bonesplitter', 'A')).toBe(true)
  expect(b.pt('Thieving Skydiver')).toBe('4/1')
  expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]!.tapped).length).toBe(3)
})

it('[Thieving Skydiver] is not kicked with X = 0', () => {
  const b = board({
    a: { hand: ['Thieving Skydiver'], battlefield: ['2 Island'] },
    b: { battlefield: ['Ornithopter'] },
  })
  b.yes('kicker').cast('Thieving Skydiver').resolve()
  expect(b.game.state.stack.length).toBe(0)
  expect(b.in('battlefield', 'Ornithopter', 'B')).toBe(true)
})
