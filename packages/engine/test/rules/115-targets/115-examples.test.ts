import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 115.1a example 1] a cycling ability that targets does not make the sorcery targeted', () => {
  const b = board({ a: { battlefield: ['5 Swamp'], hand: ['2 Dirge of Dread'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Dirge of Dread').resolve()
  expect(b.asked.map(({ purpose }) => purpose)).not.toContain('target')
  b.activate('Dirge of Dread', { zone: 'hand', targets: ['Hill Giant'] })
  expect(b.game.state.objects[b.game.state.stack.at(-1) ?? 0]?.stack?.targets.length).toBe(1)
})
