import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Codex Shredder] mills a card, or brings one back', () => {
  const b = board({ a: { battlefield: ['Codex Shredder'] } })
  b.activate('Codex Shredder', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B').length).toBe(1)
  const back = board({ a: { battlefield: ['Codex Shredder', '5 Forest'], graveyard: ['Hill Giant'] } })
  back.activate('Codex Shredder', { nth: 1, targets: ['Hill Giant'] }).resolve()
  expect(back.in('hand', 'Hill Giant', 'A')).toBe(true)
})
