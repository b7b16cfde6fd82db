import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../src/events/event.ts'
import { board, type Entry } from '../support/board.ts'
import { blockRefusal, gain, open, rule } from './declarations.ts'

const table = (mine: readonly Entry[], theirs: readonly Entry[]) =>
  board({ a: { battlefield: mine }, b: { battlefield: theirs } })

describe('restrictions on the whole block [CR 509.1b, S9.1]', () => {
  it('[CR 509.1a] nobody is asked when nothing can block', () => {
    const b = table(['Air Elemental'], ['Grizzly Bears']).attack('Air Elemental').pass().pass()
    expect(b.step).toBe('declareBlockers')
    expect(b.decision.purpose).toBe('priority')
  })

  it('[CR 509.1a] a creature blocks one attacker', () => {
    const b = table(['Grizzly Bears', 'Gray Ogre'], ['Hill Giant']).attack('Grizzly Bears', 'Gray Ogre')
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears', 'Hill Giant>Gray Ogre')).toBe(
      "Hill Giant can't block that many creatures.",
    )
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears')).toBeNull()
  })

  it('[CR 509.1a] more with "can block an additional creature"', () => {
    const b = table(['Grizzly Bears', 'Gray Ogre', 'Memnite'], ['Hill Giant'])
    rule(b, 'Hill Giant', { kind: 'canBlockAdditional', what: the('it'), count: 1 })
    b.attack('Grizzly Bears', 'Gray Ogre', 'Memnite')
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears', 'Hill Giant>Gray Ogre')).toBeNull()
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears', 'Hill Giant>Grizzly Bears')).toBe('A block was declared twice.')
    expect(blockRefusal(b, 'Hill Giant>Grizzly Bears', 'Hill Giant>Gray Ogre', 'Hill Giant>Memnite')).toBe(
      "Hill Giant can't block that many creatures.",
    )
  })

  it('[CR 702.111b] menace: by two or by none', () => {
    const b = table(['Boggart Brute'], ['Grizzly Bears', 'Hill Giant']).attack('Boggart Brute')
    expect(blockRefusal(b, 'Hill Giant>Boggart Brute')).toBe(
      "Boggart Brute can't be blocked except by 2 or more creatures.",
    )
    expect(blockRefusal(b, 'Hill Giant>Boggart Brute', 'Grizzly Bears>Boggart Brute')).toBeNull()
    expect(blockRefusal(b)).toBeNull()
  })

  it('[CR 509.1b] "can\'t be blocked except by three or more creatures" with menace asks for three', () => {
    const b = table(['Boggart Brute'], ['2 Grizzly Bears', 'Hill Giant'])
    rule(b, 'Boggart Brute', { kind: 'cantBeBlocked', what: the('it'), exceptByCount: 3 })
    b.attack('Boggart Brute')
    const two = ['Grizzly Bears>Boggart Brute', 'Grizzly Bears#2>Boggart Brute']
    expect(blockRefusal(b, ...two)).toBe("Boggart Brute can't be blocked except by 3 or more creatures.")
    expect(blockRefusal(b, ...two, 'Hill Giant>Boggart Brute')).toBeNull()
  })

  it('[CR 509.1b] Mogg Flunkies do not block alone, not even beside others that do not block', () => {
    const b = table(['Memnite', 'Gray Ogre'], ['Mogg Flunkies', 'Grizzly Bears']).attack('Memnite', 'Gray Ogre')
    expect(blockRefusal(b, 'Mogg Flunkies>Memnite')).toBe("Mogg Flunkies can't block alone.")
    expect(blockRefusal(b, 'Mogg Flunkies>Memnite', 'Grizzly Bears>Gray Ogre')).toBeNull()
  })
})

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

describe('what blocking does [CR 509.1g–i]', () => {
  it('[CR 509.1g] a creature goes on blocking when the attacker is gone', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', 'Mountain', '4 Plains'], hand: ['Lightning Bolt', 'Divine Verdict'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears')
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] }).resolve()
    b.cast('Divine Verdict', { targets: ['Hill Giant'] }).resolve()
    expect(b.in('graveyard', 'Hill Giant')).toBe(true)
  })

  it('[S9.2] [CR 509.1h] an attacker that was blocked stays blocked when its blocker is gone', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Unsummon'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.attack('Grizzly Bears').block('Hill Giant>Grizzly Bears')
    b.cast('Unsummon', { targets: ['Hill Giant'] })
      .resolve()
      .damage()
    expect(b.life('B')).toBe(20)
    expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
  })

  it('[CR 509.3] says once that it blocks, once that it became blocked, once for each blocker, and who was not blocked', () => {
    const b = table(['Grizzly Bears', 'Memnite'], ['Hill Giant', 'Gray Ogre'])
    const events: GameEvent[] = []
    b.game.listeners.push((event) => events.push(event))
    b.attack('Grizzly Bears', 'Memnite').block('Hill Giant>Grizzly Bears', 'Gray Ogre>Grizzly Bears')
    const told = events.filter((e) => ['blocks', 'becomesBlocked', 'attacksUnblocked'].includes(e.kind))
    expect(told.map(({ kind, object, source, detail }) => [kind, object, source, detail])).toEqual([
      ['blocks', b.id('Hill Giant'), b.id('Grizzly Bears'), ''],
      ['blocks', b.id('Gray Ogre'), b.id('Grizzly Bears'), ''],
      ['becomesBlocked', b.id('Grizzly Bears'), 0, ''],
      ['becomesBlocked', b.id('Grizzly Bears'), b.id('Hill Giant'), 'byBlocker'],
      ['becomesBlocked', b.id('Grizzly Bears'), b.id('Gray Ogre'), 'byBlocker'],
      ['attacksUnblocked', b.id('Memnite'), 0, ''],
    ])
  })

  it('[CR 702.111b] menace gained after blocks changes nothing', () => {
    const b = table(['Grizzly Bears'], ['Hill Giant']).attack('Grizzly Bears').block('Hill Giant>Grizzly Bears')
    gain(b, 'Grizzly Bears', 'menace')
    expect(b.damage().in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  })

  it('[CR 511.3] after combat nobody attacks', () => {
    const b = table(['Grizzly Bears'], []).attack('Grizzly Bears').to('main2')
    expect(b.game.state.combat).toBeNull()
  })
})
