import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Past in Flames] gives flashback to every instant and sorcery card in your graveyard', () => {
  const b = board({ a: { hand: ['Past in Flames'], battlefield: ['6 Mountain'], graveyard: ['Shock', 'Lava Spike'] } })
  b.cast('Past in Flames').resolve()
  b.cast('Shock', { method: 'flashback', targets: ['B'] }).resolve()
  b.cast('Lava Spike', { method: 'flashback', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(15)
})
