import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../../src/state/invariants.ts'
import { board } from '../../support/board.ts'

/** Emeritus of Abundance has entered prepared, with its spell in exile. */
function prepared() {
  const b = board({
    a: {
      hand: ['Emeritus of Abundance', 'Shock'],
      graveyard: ['Hill Giant'],
      battlefield: ['5 Forest', 'Mountain'],
      mana: '{G}{G}{G}',
    },
  })
  return b.cast('Emeritus of Abundance').resolveAll()
}

describe('[CR 722] preparation cards', () => {
  it('[CR 722.3] the card itself cannot be cast as its prepare spell', () => {
    const b = board({ a: { hand: ['Emeritus of Abundance'], graveyard: ['Shock'], mana: '{G}{G}{G}' } })
    expect(b.legal().flatMap((action) => (action.kind === 'cast' ? [action.face] : []))).toEqual([0])
  })

  it('[CR 722.3c] a copy of the spell waits in exile, and casting it ends the designation', () => {
    const b = prepared()
    expect(b.names('exile')).toEqual(['Regrowth'])
    b.cast('Regrowth', { from: 'exile', targets: ['Hill Giant'] })
    expect(b.object('Emeritus of Abundance').marks?.['prepared']).toBeUndefined()
    b.resolve()
    expect([b.in('hand', 'Hill Giant', 'A'), b.names('exile'), b.in('graveyard', 'Regrowth')]).toEqual([
      true,
      [],
      false,
    ])
    expect(brokenInvariants(b.game)).toEqual([])
  })

  it('[CR 722.3c] the copy is gone once the permanent is', () => {
    const b = prepared()
    b.to('main1', 5)
    expect(b.names('exile')).toEqual(['Regrowth'])
    const killed = board({
      a: { hand: ['Emeritus of Abundance', 'Murder'], battlefield: ['3 Swamp'], mana: '{G}{G}{G}' },
    })
    killed
      .cast('Emeritus of Abundance')
      .resolveAll()
      .cast('Murder', { targets: ['Emeritus of Abundance'] })
      .resolve()
    expect(killed.names('exile')).toEqual([])
  })

  it('[CR 722.3a] a permanent that is prepared does not become prepared again', () => {
    const b = board({
      a: { battlefield: ['9 Forest', 'Emeritus of Abundance'], graveyard: ['Hill Giant'] },
    })
    b.attack('Emeritus of Abundance').resolveAll()
    expect(b.names('exile')).toEqual(['Regrowth'])
    b.to('main1', 5).attack('Emeritus of Abundance').resolveAll()
    expect(b.names('exile')).toEqual(['Regrowth'])
  })

  it('[CR 722.3a] a copy of the permanent has its prepare spell', () => {
    const b = board({
      a: { hand: ['Clone'], battlefield: ['Emeritus of Abundance'], mana: '{U}{U}{U}{U}', graveyard: ['Shock'] },
    })
    b.yes('copy').pick('copy', 'Emeritus of Abundance').yes().cast('Clone').resolveAll()
    expect(b.names('exile')).toEqual(['Regrowth'])
  })

  it('goes through saves', () => {
    const b = prepared()
    b.throughJson = true
    b.cast('Regrowth', { from: 'exile', targets: ['Hill Giant'] }).resolve()
    expect(b.in('hand', 'Hill Giant', 'A')).toBe(true)
  })
})
