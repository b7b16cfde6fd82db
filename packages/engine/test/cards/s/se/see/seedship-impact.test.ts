import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Seedship Impact] makes a Lander only where the mana value was 2 or less', () => {
  const landers = (name: string): number => {
    const b = board({
      a: { hand: ['Seedship Impact'], battlefield: ['2 Forest'] },
      b: { battlefield: [name] },
    })
    b.cast('Seedship Impact', { targets: [name] }).resolve()
    expect(b.in('graveyard', name)).toBe(true)
    return b.count('battlefield', 'Lander Token')
  }
  expect([landers('Sol Ring'), landers('Propaganda')]).toEqual([1, 0])
})
