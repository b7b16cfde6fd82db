import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('spree', () => {
  const derail = (lands: number) =>
    board({
      a: { hand: ['Explosive Derailment'], battlefield: [`${lands} Mountain`] },
      b: { battlefield: ['Hill Giant', 'Ivory Tower'] },
    })

  it('[CR 702.172a] without mana for a mode it cannot be cast', () => {
    expect(derail(2).can('cast', 'Explosive Derailment')).toBe(false)
    expect(derail(3).can('cast', 'Explosive Derailment')).toBe(true)
  })

  it('[CR 702.172a, 700.2h] the costs of the chosen modes are paid together', () => {
    const b = derail(5).reply('mode', [0]).reply('mode', [0])
    b.cast('Explosive Derailment', { targets: ['Hill Giant', 'Ivory Tower'] }).resolve()
    expect(b.names('graveyard', 'B').toSorted()).toEqual(['Hill Giant', 'Ivory Tower'])
    expect(b.legal().some(({ kind }) => kind === 'activateMana')).toBe(false)
  })
})
