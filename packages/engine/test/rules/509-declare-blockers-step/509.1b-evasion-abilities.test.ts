import { the } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'
import { blockRefusal, couldBlock, gain, rule } from '../../support/declarations.ts'

/** A attacks with one creature; B has the others. */
const table = (attacker: string, ...blockers: string[]) =>
  board({ a: { battlefield: [attacker] }, b: { battlefield: blockers } })

describe('evasion abilities [CR 509.1b, S9.1]', () => {
  it('[CR 702.9b, 702.17b] flying is blocked by flying and by reach', () => {
    const b = table('Air Elemental', 'Grizzly Bears', 'Serra Angel', 'Giant Spider').attack('Air Elemental')
    expect(blockRefusal(b, 'Grizzly Bears>Air Elemental')).toBe('A creature was declared that cannot block.')
    expect(blockRefusal(b, 'Serra Angel>Air Elemental')).toBeNull()
    expect(blockRefusal(b, 'Giant Spider>Air Elemental')).toBeNull()
  })

  it('[CR 702.9b] a creature with flying blocks one without', () => {
    expect(couldBlock(table('Grizzly Bears', 'Air Elemental'), 'Air Elemental', 'Grizzly Bears')).toBe(true)
  })

  it('[S9.2] [CR 702.28b] shadow is blocked by shadow alone, and blocks shadow alone', () => {
    const b = board({
      a: { battlefield: ['Dauthi Slayer', 'Grizzly Bears'] },
      b: { battlefield: ['Dauthi Slayer', 'Hill Giant'] },
    })
    expect(couldBlock(b, 'Hill Giant', 'Dauthi Slayer')).toBe(false)
    expect(couldBlock(b, 'Dauthi Slayer#2', 'Dauthi Slayer')).toBe(true)
    expect(couldBlock(b, 'Dauthi Slayer#2', 'Grizzly Bears')).toBe(false)
  })

  it('[CR 702.36b] fear is blocked by black creatures and by artifact creatures', () => {
    const b = table('Severed Legion', 'Grizzly Bears', 'Typhoid Rats', 'Memnite')
    expect(couldBlock(b, 'Grizzly Bears', 'Severed Legion')).toBe(false)
    expect(couldBlock(b, 'Typhoid Rats', 'Severed Legion')).toBe(true)
    expect(couldBlock(b, 'Memnite', 'Severed Legion')).toBe(true)
  })

  it('[CR 702.13b] intimidate is blocked by creatures that share a color and by artifact creatures', () => {
    const b = table('Grizzly Bears', 'Hill Giant', 'Giant Spider', 'Memnite')
    gain(b, 'Grizzly Bears', 'intimidate')
    expect(couldBlock(b, 'Hill Giant', 'Grizzly Bears')).toBe(false)
    expect(couldBlock(b, 'Giant Spider', 'Grizzly Bears')).toBe(true)
    expect(couldBlock(b, 'Memnite', 'Grizzly Bears')).toBe(true)
  })

  it('[CR 702.31b] horsemanship is blocked by horsemanship, which blocks anything', () => {
    const b = table('Grizzly Bears', 'Hill Giant')
    gain(b, 'Grizzly Bears', 'horsemanship')
    expect(couldBlock(b, 'Hill Giant', 'Grizzly Bears')).toBe(false)
    gain(b, 'Hill Giant', 'horsemanship')
    expect(couldBlock(b, 'Hill Giant', 'Grizzly Bears')).toBe(true)
  })

  it('[CR 702.118b] skulk is not blocked by greater power', () => {
    const b = table('Grizzly Bears', 'Hill Giant', 'Gray Ogre')
    gain(b, 'Grizzly Bears', 'skulk')
    expect(couldBlock(b, 'Hill Giant', 'Grizzly Bears')).toBe(false)
    expect(couldBlock(b, 'Gray Ogre', 'Grizzly Bears')).toBe(true)
  })

  it('[CR 702.14c] Goblin King gives other Goblins mountainwalk: unblockable for who controls a Mountain', () => {
    const goblins = ['Goblin King', 'Goblin Piker']
    const facing = (land: string) => board({ a: { battlefield: goblins }, b: { battlefield: ['Hill Giant', land] } })
    expect(couldBlock(facing('Mountain'), 'Hill Giant', 'Goblin Piker')).toBe(false)
    expect(couldBlock(facing('Mountain'), 'Hill Giant', 'Goblin King')).toBe(true)
    expect(couldBlock(facing('Forest'), 'Hill Giant', 'Goblin Piker')).toBe(true)
    expect(couldBlock(facing('Plateau'), 'Hill Giant', 'Goblin Piker')).toBe(false)
  })

  it("[CR 702.14c] the attacker's own land does not count", () => {
    const b = board({ a: { battlefield: ['Bog Wraith', 'Swamp'] }, b: { battlefield: ['Hill Giant'] } })
    expect(couldBlock(b, 'Hill Giant', 'Bog Wraith')).toBe(true)
  })

  it('[CR 702.14c] Urborg makes every land a Swamp to walk through', () => {
    const b = board({
      a: { battlefield: ['Bog Wraith', 'Urborg, Tomb of Yawgmoth'] },
      b: { battlefield: ['Hill Giant', 'Forest'] },
    })
    expect(couldBlock(b, 'Hill Giant', 'Bog Wraith')).toBe(false)
  })

  it('[CR 702.16f] protection from black: black creatures do not block it, it blocks them', () => {
    const b = board({ a: { battlefield: ['White Knight'] }, b: { battlefield: ['Typhoid Rats', 'Grizzly Bears'] } })
    expect(couldBlock(b, 'Typhoid Rats', 'White Knight')).toBe(false)
    expect(couldBlock(b, 'Grizzly Bears', 'White Knight')).toBe(true)
    expect(couldBlock(b, 'White Knight', 'Typhoid Rats')).toBe(true)
  })

  it('[CR 509.1b] evasion abilities are cumulative', () => {
    const b = table('Dauthi Slayer', 'Dauthi Slayer', 'Air Elemental')
    gain(b, 'Dauthi Slayer', 'flying')
    expect(couldBlock(b, 'Dauthi Slayer#2', 'Dauthi Slayer')).toBe(false)
    expect(couldBlock(b, 'Air Elemental', 'Dauthi Slayer')).toBe(false)
  })

  it('[CR 509.1b] flying gained after blocks does not undo them', () => {
    const b = table('Grizzly Bears', 'Hill Giant').attack('Grizzly Bears').block('Hill Giant>Grizzly Bears')
    gain(b, 'Grizzly Bears', 'flying')
    b.damage()
    expect(b.life('B')).toBe(20)
    expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  })
})

describe('effects that say what blocks what [CR 509.1b]', () => {
  it('[Juggernaut] is not blocked by Walls', () => {
    const b = table('Juggernaut', 'Wall of Stone', 'Hill Giant')
    expect(couldBlock(b, 'Wall of Stone', 'Juggernaut')).toBe(false)
    expect(couldBlock(b, 'Hill Giant', 'Juggernaut')).toBe(true)
  })

  it('[Distortion Strike] makes a creature unblockable for the turn', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', 'Island'], hand: ['Distortion Strike'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Distortion Strike', { targets: ['Grizzly Bears'] })
      .resolve()
      .attack('Grizzly Bears')
      .damage()
    expect(b.life('B')).toBe(17)
  })

  it('"can\'t be blocked except by artifact creatures"', () => {
    const b = table('Grizzly Bears', 'Hill Giant', 'Memnite')
    rule(b, 'Grizzly Bears', { kind: 'cantBeBlocked', what: the('it'), exceptBy: { type: 'artifact' } })
    expect(couldBlock(b, 'Hill Giant', 'Grizzly Bears')).toBe(false)
    expect(couldBlock(b, 'Memnite', 'Grizzly Bears')).toBe(true)
  })

  it('[Brazen Borrower] blocks only creatures with flying', () => {
    const b = board({ a: { battlefield: ['Grizzly Bears', 'Air Elemental'] }, b: { battlefield: ['Brazen Borrower'] } })
    expect(couldBlock(b, 'Brazen Borrower', 'Grizzly Bears')).toBe(false)
    expect(couldBlock(b, 'Brazen Borrower', 'Air Elemental')).toBe(true)
  })

  it('[Pacifism] keeps a creature from blocking', () => {
    const b = board({
      a: { battlefield: ['Grizzly Bears', { card: 'Pacifism', attachedTo: 'Hill Giant' }] },
      b: { battlefield: ['Hill Giant'] },
    })
    expect(couldBlock(b, 'Hill Giant', 'Grizzly Bears')).toBe(false)
  })

  it('"can\'t block creatures with power 3 or greater"', () => {
    const b = board({ a: { battlefield: ['Hill Giant', 'Memnite'] }, b: { battlefield: ['Grizzly Bears'] } })
    rule(b, 'Grizzly Bears', { kind: 'cantBlock', what: the('it'), attackers: { power: { atLeast: 3 } } })
    expect(couldBlock(b, 'Grizzly Bears', 'Hill Giant')).toBe(false)
    expect(couldBlock(b, 'Grizzly Bears', 'Memnite')).toBe(true)
  })

  it('[CR 509.1a] a tapped creature does not block', () => {
    const b = board({ a: { battlefield: ['Memnite'] }, b: { battlefield: [{ card: 'Hill Giant', tapped: true }] } })
    expect(couldBlock(b, 'Hill Giant', 'Memnite')).toBe(false)
  })
})
