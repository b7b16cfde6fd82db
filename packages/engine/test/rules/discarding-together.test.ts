import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

it('[CR 603.2c] cards discarded together trigger once, and are counted', () => {
  const b = board({
    a: {
      hand: ['Careful Study', 'Forest', 'Forest'],
      battlefield: ['Marauding Mako', 'Island'],
      library: ['Swamp', 'Swamp'],
    },
  })
  b.cast('Careful Study').resolve()
  expect(b.game.state.stack).toHaveLength(1)
  b.resolve()
  expect(b.counters('Marauding Mako', '+1/+1')).toBe(2)
})

it('[CR 509.1b] Neurok Spy is not blocked while the defending player controls an artifact', () => {
  const spy = (theirs: string[]) =>
    board({ a: { battlefield: ['Neurok Spy'] }, b: { battlefield: ['Hill Giant', ...theirs] } }).attack('Neurok Spy')
  const blocked = (theirs: string[]) => {
    const b = spy(theirs)
    for (let guard = 0; guard < 5 && b.decision.shape === 'act'; guard++) b.pass()
    return b.decision.shape === 'block'
  }
  expect(blocked([])).toBe(true)
  expect(blocked(['Ornithopter'])).toBe(false)
})
