import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chill] makes red spells cost {2} more, for both players', () => {
  const cast = (mountains: number, side: 'a' | 'b') =>
    board({
      a: { battlefield: [`${mountains} Mountain`], hand: ['Lightning Bolt'] },
      [side]: {
        battlefield: ['Chill', ...(side === 'a' ? [`${mountains} Mountain`] : [])],
        hand: side === 'a' ? ['Lightning Bolt'] : [],
      },
    }).can('cast', 'Lightning Bolt')
  expect([cast(2, 'a'), cast(3, 'a'), cast(2, 'b'), cast(3, 'b')]).toEqual([false, true, false, true])
})

it('[Chill] leaves spells of other colors alone', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] }, b: { battlefield: ['Chill'] } })
  expect(b.can('cast', 'Grizzly Bears')).toBe(true)
})
