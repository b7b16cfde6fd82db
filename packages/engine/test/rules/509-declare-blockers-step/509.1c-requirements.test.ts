import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { blockRefusal, open, rule, table } from '../../support/declarations.ts'

describe('requirements on the whole block [CR 509.1c, S9.1]', () => {
  const lured = (mine: readonly string[], theirs: readonly string[], on: string, hand: readonly string[] = []) =>
    board({
      a: { battlefield: [...mine, { card: 'Lure', attachedTo: on }], hand },
      b: { battlefield: theirs },
    })

  it('[Lure] all creatures able to block do so', () => {
    const b = lured(['Grizzly Bears', 'Memnite'], ['Hill Giant', 'Gray Ogre'], 'Grizzly Bears')
    b.attack('Grizzly Bears', 'Memnite')
    expect(blockRefusal(b)).toBe('Hill Giant must block Grizzly Bears if able.')
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears')).toBe('Gray Ogre must block Grizzly Bears if able.')
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears', 'Gray Ogre>Memnite')).toMatch(/^Gray Ogre must block/)
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears', 'Gray Ogre>Grizzly Bears')).toBeNull()
  })

  it('[Lure] does not concern tapped creatures and those that cannot block it', () => {
    const b = board({
      a: { battlefield: ['Air Elemental', { card: 'Lure', attachedTo: 'Air Elemental' }, 'Memnite'] },
      b: { battlefield: ['Hill Giant', { card: 'Giant Spider', tapped: true }] },
    }).attack('Air Elemental', 'Memnite')
    expect(blockRefusal(b)).toBeNull()
    expect(blockRefusal(b, 'Hill Giant>Memnite')).toBeNull()
  })

  it('[CR 509.1c] two Lures exclude each other: either attacker may be blocked, but one must be', () => {
    const b = lured(['Grizzly Bears', 'Memnite', '3 Forest'], ['Hill Giant'], 'Grizzly Bears', ['Lure'])
    b.cast('Lure', { targets: ['Memnite'] })
      .resolve()
      .attack('Grizzly Bears', 'Memnite')
    expect(blockRefusal(b)).not.toBeNull()
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears')).toBeNull()
    expect(blockRefusal(b, 'Hill Giant>Memnite')).toBeNull()
  })

  it('[CR 509.1c] two requirements on one attacker outweigh one on another', () => {
    const b = lured(['Grizzly Bears', 'Memnite'], ['Hill Giant'], 'Grizzly Bears')
    rule(b, 'Memnite', { kind: 'mustBeBlocked', what: the('it'), by: 'byAll' })
    rule(b, 'Memnite', { kind: 'mustBeBlocked', what: the('it'), by: 'atLeastOne' })
    b.attack('Grizzly Bears', 'Memnite')
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears')).not.toBeNull()
    expect(blockRefusal(b, 'Hill Giant>Memnite')).toBeNull()
  })

  it('[CR 509.1c] a creature that can block two blocks both under two Lures', () => {
    const b = lured(['Grizzly Bears', 'Memnite', '3 Forest'], ['Hill Giant'], 'Grizzly Bears', ['Lure'])
    rule(b, 'Hill Giant', { kind: 'canBlockAdditional', what: the('it'), count: 1 })
    b.cast('Lure', { targets: ['Memnite'] })
      .resolve()
      .attack('Grizzly Bears', 'Memnite')
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears')).not.toBeNull()
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears', 'Hill Giant>Memnite')).toBeNull()
  })

  it('"must be blocked if able" is content with one blocker', () => {
    const b = table(['Grizzly Bears'], ['Hill Giant', 'Gray Ogre'])
    rule(b, 'Grizzly Bears', { kind: 'mustBeBlocked', what: the('it'), by: 'atLeastOne' })
    b.attack('Grizzly Bears')
    expect(blockRefusal(b)).toBe('Grizzly Bears must be blocked if able.')
    expect(blockRefusal(b, 'Gray Ogre>Grizzly Bears')).toBeNull()
    expect(open(b, 'block').minimum()).toHaveLength(1)
  })

  it('[CR 509.1c] the example: a creature that blocks if able takes another along against menace', () => {
    const b = table(['Boggart Brute'], ['Hill Giant', 'Grizzly Bears'])
    rule(b, 'Hill Giant', { kind: 'mustBlock', what: the('it') })
    b.attack('Boggart Brute')
    expect(blockRefusal(b)).toBe('Hill Giant must block Boggart Brute if able.')
    expect(blockRefusal(b, 'Hill Giant>Boggart Brute')).toMatch(/except by 2/)
    expect(blockRefusal(b, 'Hill Giant>Boggart Brute', 'Grizzly Bears>Boggart Brute')).toBeNull()
  })

  it('[CR 509.1c] a lone creature is not required to block what takes two', () => {
    const b = table(['Boggart Brute'], ['Hill Giant'])
    rule(b, 'Hill Giant', { kind: 'mustBlock', what: the('it') })
    expect(blockRefusal(b.attack('Boggart Brute'))).toBeNull()
  })

  it('[CR 509.1c] Mogg Flunkies under a Lure need not block alone, and must with company', () => {
    const alone = lured(['Grizzly Bears'], ['Mogg Flunkies'], 'Grizzly Bears').attack('Grizzly Bears')
    expect(blockRefusal(alone)).toBeNull()
    const b = lured(['Grizzly Bears', 'Memnite'], ['Mogg Flunkies', 'Wall of Stone'], 'Grizzly Bears')
    b.attack('Grizzly Bears', 'Memnite')
    expect(blockRefusal(b, 'Wall of Stone>Grizzly Bears')).toBe('Mogg Flunkies must block Grizzly Bears if able.')
    expect(blockRefusal(b, 'Wall of Stone>Grizzly Bears', 'Mogg Flunkies>Grizzly Bears')).toBeNull()
  })

  it('"blocks that creature if able" is obeyed by blocking that one', () => {
    const b = table(['Grizzly Bears', 'Memnite'], ['Hill Giant'])
    rule(b, 'Memnite', { kind: 'mustBlock', what: { type: 'creature' }, attackers: the('it') })
    b.attack('Grizzly Bears', 'Memnite')
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears')).toBe('Hill Giant must block Memnite if able.')
    expect(blockRefusal(b, 'Hill Giant>Memnite')).toBeNull()
  })

  it('[CR 509.1c] 60 creatures under a Lure are answered at once', () => {
    const b = lured(['Grizzly Bears', '30 Boggart Brute'], ['60 Hill Giant'], 'Grizzly Bears')
    b.attack('Grizzly Bears', ...Array.from({ length: 30 }, (_, i) => `Boggart Brute#${i + 1}`))
    expect(blockRefusal(b)).not.toBeNull()
    const minimum = open(b, 'block').minimum()
    expect(minimum).toHaveLength(60)
    expect(b.game.refusal(1, minimum)).toBeNull()
  })
})
