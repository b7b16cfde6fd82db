import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('[CR 603.2c] damage dealt at the same time', () => {
  it("by one source to two creatures makes Umezawa's Jitte trigger once", () => {
    const b = board({
      a: { battlefield: ['Hill Giant', { card: "Umezawa's Jitte", attachedTo: 'Hill Giant' }] },
      b: { battlefield: ['Memnite', 'Grizzly Bears'] },
    })
    b.attack('Hill Giant').block('Memnite>Hill Giant', 'Grizzly Bears>Hill Giant').damage().resolveAll()
    expect(b.counters("Umezawa's Jitte", 'charge')).toBe(2)
  })

  it('by one red source to many makes The Red Terror trigger once, by two sources twice', () => {
    const one = board({
      a: { battlefield: ['The Red Terror', '2 Mountain'], hand: ['Pyroclasm'] },
      b: { battlefield: ['Grizzly Bears', 'Memnite'] },
    })
    one.cast('Pyroclasm').resolveAll()
    expect(one.counters('The Red Terror', '+1/+1')).toBe(1)
    const two = board({ a: { battlefield: ['The Red Terror', 'Mogg Fanatic'] } })
    two.attack('The Red Terror', 'Mogg Fanatic').damage().resolveAll()
    expect(two.counters('The Red Terror', '+1/+1')).toBe(2)
  })

  it('by two sources to one creature makes Rite of Passage trigger once for it', () => {
    const b = board({
      a: { battlefield: ['Rite of Passage', 'Craw Wurm'] },
      b: { battlefield: ['Memnite', 'Grizzly Bears'] },
    })
    b.attack('Craw Wurm').block('Memnite>Craw Wurm', 'Grizzly Bears>Craw Wurm').damage().resolveAll()
    expect(b.counters('Craw Wurm', '+1/+1')).toBe(1)
  })
})
