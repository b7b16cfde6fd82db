import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { blockRefusal, rule, table } from '../../support/declarations.ts'

it('[CR 509.1b] [Charging Rhino] is blocked by one creature at most', () => {
  const b = board({ a: { battlefield: ['Charging Rhino'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('Charging Rhino')
  expect(() => b.block('Hill Giant>Charging Rhino', 'Gray Ogre>Charging Rhino')).toThrow(/more than 1/)
  b.block('Hill Giant>Charging Rhino').damage()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
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
