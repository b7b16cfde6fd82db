import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Play with Fire] scries only where a player is dealt damage', () => {
  const scries = (target: string) => {
    const b = board({ a: { hand: ['Play with Fire'], battlefield: ['Mountain'] }, b: { battlefield: ['Memnite'] } })
    b.cast('Play with Fire', { targets: [target] })
    const events: string[] = []
    b.game.listeners.push((event) => events.push(event.kind))
    b.resolve()
    return events.includes('scried')
  }
  expect([scries('B'), scries('Memnite')]).toEqual([true, false])
})
