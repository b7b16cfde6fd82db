import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Arid Archway] surveils only if another Desert is returned', () => {
  const surveils = (land: string) => {
    const b = board({ a: { hand: ['Arid Archway'], battlefield: ['Desert', 'Forest'] } })
    let times = 0
    b.game.listeners.push((event) => {
      if (event.kind === 'surveilled') times++
    })
    b.pick('choose', land).play('Arid Archway').resolve()
    expect(b.in('hand', land, 'A')).toBe(true)
    return times
  }
  expect([surveils('Desert'), surveils('Forest')]).toEqual([1, 0])
})
