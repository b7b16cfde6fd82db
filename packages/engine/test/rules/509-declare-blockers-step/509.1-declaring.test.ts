import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('[CR 509.1] declaring blockers', () => {
  it('[CR 509.1a] a tapped creature cannot block', () => {
    const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: [{ card: 'Gray Ogre', tapped: true }] } })
    expect(() => b.attack('Hill Giant').block('Gray Ogre>Hill Giant')).toThrow()
  })

  it('[CR 509.1a] each creature blocks one attacker', () => {
    const b = board({ a: { battlefield: ['Hill Giant', 'Craw Wurm'] }, b: { battlefield: ['Gray Ogre'] } })
    b.attack('Hill Giant', 'Craw Wurm')
    expect(() => b.block('Gray Ogre>Hill Giant', 'Gray Ogre>Craw Wurm')).toThrow()
  })

  it('[CR 509.1a] several creatures may block the same attacker', () => {
    const b = board({ a: { battlefield: ['Craw Wurm'] }, b: { battlefield: ['Gray Ogre', 'Hill Giant'] } })
    b.attack('Craw Wurm').block('Gray Ogre>Craw Wurm', 'Hill Giant>Craw Wurm')
    expect(b.damage().life('B')).toBe(20)
  })

  it('[CR 509.1h, 506.4] an attacker stays blocked when its blocker leaves combat', () => {
    const b = board({
      a: { battlefield: ['Craw Wurm', 'Mountain'], hand: ['Shock'] },
      b: { battlefield: ['Gray Ogre'] },
    })
    b.attack('Craw Wurm')
      .block('Gray Ogre>Craw Wurm')
      .cast('Shock', { targets: ['Gray Ogre'] })
      .resolve()
    expect(b.damage().life('B')).toBe(20)
  })

  it('[CR 509.2] the active player has priority first in the declare blockers step', () => {
    const b = board({ a: { battlefield: ['Craw Wurm'] }, b: { battlefield: ['Gray Ogre'] } })
    b.attack('Craw Wurm').block('Gray Ogre>Craw Wurm')
    expect([b.step, b.decision.player]).toEqual(['declareBlockers', 0])
  })

  it('[CR 509.3a] "whenever it blocks" triggers once, however many attackers there are', () => {
    const b = board({ a: { battlefield: ['Hill Giant', 'Craw Wurm'] }, b: { battlefield: ['Wall of Tears'] } })
    b.attack('Hill Giant', 'Craw Wurm').block('Wall of Tears>Hill Giant')
    expect(b.names('stack')).toEqual(['ability of Wall of Tears'])
  })
})

describe('[CR 510] combat damage', () => {
  it('[CR 510.1a, 107.1b] a creature with power 0 deals no combat damage', () => {
    expect(
      board({ a: { battlefield: ['Ornithopter'] } })
        .attack('Ornithopter')
        .damage()
        .life('B'),
    ).toBe(20)
  })

  it('[CR 510.1b] an unblocked creature deals its damage to the player it attacks', () => {
    expect(
      board({ a: { battlefield: ['Craw Wurm'] } })
        .attack('Craw Wurm')
        .damage()
        .life('B'),
    ).toBe(14)
  })

  it('[CR 510.1d] a blocking creature deals its damage to what it blocks', () => {
    const b = board({ a: { battlefield: ['Craw Wurm'] }, b: { battlefield: ['Gray Ogre'] } })
    b.attack('Craw Wurm').block('Gray Ogre>Craw Wurm').damage()
    expect(b.object('Craw Wurm').damage).toBe(2)
  })

  it('[CR 510.3, 510.3a] triggers of combat damage are put on the stack before the active player has priority', () => {
    const b = board({ a: { battlefield: ['Goblin Lackey'] } })
    b.attack('Goblin Lackey')
    for (let guard = 0; guard < 10 && b.step !== 'combatDamage'; guard++) b.pass()
    expect([b.names('stack'), b.decision.player]).toEqual([['ability of Goblin Lackey'], 0])
  })

  it('[CR 511.1, 511.3] there is priority at the end of combat, and nothing attacks after it', () => {
    const b = board({ a: { battlefield: ['Craw Wurm'] } })
    b.attack('Craw Wurm').damage()
    expect([b.step, b.decision.shape]).toEqual(['endCombat', 'act'])
    expect(b.to('main2').game.state.combat).toBeNull()
  })
})
