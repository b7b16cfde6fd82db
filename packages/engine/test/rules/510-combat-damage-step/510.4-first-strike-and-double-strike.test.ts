import { describe, expect, it } from 'vitest'
import { board, type Entry } from '../../support/board.ts'
import { gain, table } from '../../support/declarations.ts'
import { steps, watch } from '../../support/watch.ts'

it('[S2.1] [CR 510.4] a first-strike damage step takes place only where a first striker fights', () => {
  const b = board({ a: { battlefield: ['Youthful Knight'] } })
  const seen = watch(b)
  b.attack('Youthful Knight').to('main2')
  expect(steps(seen)).toContain('firstStrikeDamage')
  const plain = board({ a: { battlefield: ['Grizzly Bears'] } })
  const other = watch(plain)
  plain.attack('Grizzly Bears').to('main2')
  expect(steps(other)).not.toContain('firstStrikeDamage')
})

describe('first strike and double strike [CR 510.4, S9.2]', () => {
  const wolverine = (burn: string, theirs: readonly Entry[] = []) =>
    board({
      a: {
        battlefield: ['Spelleater Wolverine', 'White Knight', 'Mountain'],
        graveyard: ['Shock', 'Shock', burn],
        hand: ['Lightning Bolt'],
      },
      b: { battlefield: theirs },
    })

  it('[S9.2] [CR 702.7b] first strike kills before it is struck', () => {
    const b = table(['Youthful Knight'], ['Gray Ogre']).attack('Youthful Knight')
    b.block('Gray Ogre>Youthful Knight').damage()
    expect(b.in('battlefield', 'Youthful Knight')).toBe(true)
    expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
  })

  it('[S9.2] [CR 702.7b] a blocker with first strike, too', () => {
    const b = table(['Gray Ogre'], ['Youthful Knight']).attack('Gray Ogre').block('Youthful Knight>Gray Ogre').damage()
    expect(b.names('graveyard')).toEqual(['Gray Ogre'])
  })

  it('[S9.2] [CR 510.4] without it there is one combat damage step', () => {
    const b = table(['Gray Ogre'], []).attack('Gray Ogre').pass().pass().pass().pass()
    expect(b.step).toBe('combatDamage')
    expect(b.life('B')).toBe(18)
  })

  it('[S9.2] [CR 702.4b] double strike deals damage in both steps', () => {
    const b = table(['Fencing Ace'], []).attack('Fencing Ace').to('firstStrikeDamage')
    expect(b.life('B')).toBe(19)
    expect(b.damage().life('B')).toBe(18)
  })

  it('[S9.2] [CR 702.7c] first strike lost after the first step gives no second strike', () => {
    const b = table(['Sejiri Merfolk', 'Savannah'], ['Wasteland']).attack('Sejiri Merfolk').to('firstStrikeDamage')
    expect(b.life('B')).toBe(18)
    b.turnTo('B')
      .activate('Wasteland', { targets: ['Savannah'] })
      .resolve()
    expect(b.has('Sejiri Merfolk', 'first strike')).toBe(false)
    expect(b.damage().life('B')).toBe(18)
  })

  it('[S9.2] [CR 702.7c] first strike gained after the first step takes no damage away', () => {
    const b = board({
      a: { battlefield: ['Sejiri Merfolk', 'White Knight', 'Windswept Heath'], library: ['Plains', '5 Wastes'] },
    })
    b.attack('Sejiri Merfolk', 'White Knight').to('firstStrikeDamage')
    expect(b.life('B')).toBe(18)
    b.pick('chooseFound', 'Plains').activate('Windswept Heath').resolve()
    expect(b.has('Sejiri Merfolk', 'first strike')).toBe(true)
    expect(b.damage().life('B')).toBe(16)
  })

  it('[S9.2] [CR 510.4] first strike lost before damage: one strike, in the ordinary step', () => {
    const b = table(['Sejiri Merfolk', 'Savannah'], ['Wasteland', 'Gray Ogre']).attack('Sejiri Merfolk')
    b.block('Gray Ogre>Sejiri Merfolk')
      .turnTo('B')
      .activate('Wasteland', { targets: ['Savannah'] })
      .resolve()
      .damage()
    expect(b.in('graveyard', 'Sejiri Merfolk', 'A')).toBe(true)
    expect(b.in('graveyard', 'Gray Ogre', 'B')).toBe(true)
  })

  it('[S9.2] [CR 702.4c] double strike lost after the first step: no second strike', () => {
    const b = wolverine('Shock', ["Tormod's Crypt"]).attack('Spelleater Wolverine').to('firstStrikeDamage')
    expect(b.life('B')).toBe(17)
    b.turnTo('B')
      .activate("Tormod's Crypt", { targets: ['A'] })
      .resolve()
    expect(b.damage().life('B')).toBe(17)
  })

  it('[S9.2] [CR 510.4] double strike gained after the first step: one strike, in the second', () => {
    const b = wolverine('Hill Giant').attack('Spelleater Wolverine', 'White Knight').to('firstStrikeDamage')
    expect(b.life('B')).toBe(18)
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(b.has('Spelleater Wolverine', 'double strike')).toBe(true)
    expect(b.damage().life('B')).toBe(18 - 3 - 3)
  })

  it('[S9.2] [CR 702.4d] a first striker given double strike after the first step strikes again', () => {
    const b = table(['White Knight'], []).attack('White Knight').to('firstStrikeDamage')
    gain(b, 'White Knight', 'double strike')
    expect(b.damage().life('B')).toBe(16)
  })

  it('[S9.2] [CR 510.4] a creature with first strike and power 0 does not strike later either', () => {
    const b = table(['Ornithopter'], [])
    gain(b, 'Ornithopter', 'first strike')
    b.attack('Ornithopter').to('firstStrikeDamage')
    b.game.state.objects[b.id('Ornithopter')] = { ...b.object('Ornithopter'), counters: { '+1/+1': 3 } }
    b.game.nextEpoch()
    expect(b.pt('Ornithopter')).toBe('3/5')
    expect(b.damage().life('B')).toBe(20)
  })

  it('[S9.2] [CR 702.4b] a double striker with trample passes what is left of a dead blocker in the second step', () => {
    const b = table(['Fencing Ace', { card: 'Rancor', attachedTo: 'Fencing Ace' }], ['Hill Giant'])
    b.attack('Fencing Ace').block('Hill Giant>Fencing Ace').damage()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
    expect(b.life('B')).toBe(17)
  })
})
