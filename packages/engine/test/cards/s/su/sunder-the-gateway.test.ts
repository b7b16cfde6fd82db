import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sunder the Gateway] destroys and incubates, or incubates and transforms', () => {
  const cast = (mode: number) => {
    const b = board({
      a: { hand: ['Sunder the Gateway'], battlefield: ['2 Plains'] },
      b: { battlefield: ['Bonesplitter'] },
    })
    b.reply('mode', [mode]).cast('Sunder the Gateway').resolve()
    return b
  }
  const destroyed = cast(0)
  expect([destroyed.in('graveyard', 'Bonesplitter'), destroyed.counters('Incubator Token', '+1/+1')]).toEqual([true, 2])
  expect(cast(1).pt('Phyrexian Token')).toBe('2/2')
})
