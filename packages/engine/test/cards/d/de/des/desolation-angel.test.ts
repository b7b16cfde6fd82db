import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Desolation Angel] destroys your lands, or all lands if it was kicked', () => {
  const left = (kick: 'yes' | 'no'): number => {
    const b = board({
      a: { hand: ['Desolation Angel'], battlefield: ['5 Swamp', '2 Plains'] },
      b: { battlefield: ['2 Island'] },
    })
    b[kick]('kicker').cast('Desolation Angel').resolveAll()
    expect(b.names('battlefield', 'A')).toEqual(['Desolation Angel'])
    return b.count('battlefield', 'Island')
  }
  expect([left('no'), left('yes')]).toEqual([2, 0])
})
