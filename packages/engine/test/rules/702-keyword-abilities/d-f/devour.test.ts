import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('devour', () => {
  it('[CR 702.82a, 614.13] devour gives counters for each creature sacrificed as it enters', () => {
    const b = board({ a: { hand: ['Thunder-Thrash Elder'], battlefield: ['3 Mountain', '2 Grizzly Bears'] } })
    b.pick('sacrifice', 'Grizzly Bears', 'Grizzly Bears#2').cast('Thunder-Thrash Elder').resolve()
    expect(b.pt('Thunder-Thrash Elder')).toBe('7/7')
    expect(b.count('graveyard', 'Grizzly Bears', 'A')).toBe(2)
  })

  it('[CR 702.82a] nothing has to be devoured', () => {
    const b = board({ a: { hand: ['Thunder-Thrash Elder'], battlefield: ['3 Mountain', 'Grizzly Bears'] } })
    b.reply('sacrifice', []).cast('Thunder-Thrash Elder').resolve()
    expect(b.pt('Thunder-Thrash Elder')).toBe('1/1')
  })

  it('[CR 702.82b] Marrow Chomper knows how many creatures it devoured', () => {
    const b = board({ a: { hand: ['Marrow Chomper'], battlefield: ['3 Swamp', '2 Forest', 'Grizzly Bears'] } })
    b.pick('sacrifice', 'Grizzly Bears').cast('Marrow Chomper').resolve().resolve()
    expect(b.life('A')).toBe(22)
  })

  it('[CR 702.82c] devour artifact asks for artifacts', () => {
    const b = board({ a: { hand: ['Caprichrome'], battlefield: ['4 Plains', 'Sol Ring', 'Grizzly Bears'] } })
    b.pick('sacrifice', 'Sol Ring').cast('Caprichrome').resolve()
    expect(b.pt('Caprichrome')).toBe('3/3')
  })
})
