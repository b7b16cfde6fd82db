import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('soulbond', () => {
  it('[CR 702.95a] soulbond: Trusted Forcemage and its partner get +1/+1', () => {
    const b = board({ a: { battlefield: ['3 Forest', 'Grizzly Bears'], hand: ['Trusted Forcemage'] } })
    b.yes().cast('Trusted Forcemage').resolve().resolve()
    expect(b.pt('Trusted Forcemage')).toBe('3/3')
    expect(b.pt('Grizzly Bears')).toBe('3/3')
  })

  it('[CR 702.95e] the pair breaks when one leaves', () => {
    const b = board({
      a: {
        battlefield: ['3 Forest', 'Island', 'Grizzly Bears'],
        mana: '{G}{G}{G}',
        hand: ['Trusted Forcemage', 'Unsummon'],
      },
    })
    b.yes().cast('Trusted Forcemage').resolve().resolve()
    b.cast('Unsummon', { targets: ['Trusted Forcemage'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/2')
    expect(b.object('Grizzly Bears').paired).toBe(0)
  })

  it('[CR 702.95a] a creature that enters later may be paired too', () => {
    const b = board({ a: { battlefield: ['2 Forest', 'Trusted Forcemage'], hand: ['Grizzly Bears'] } })
    b.yes().cast('Grizzly Bears').resolve().resolve()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
  })
})
