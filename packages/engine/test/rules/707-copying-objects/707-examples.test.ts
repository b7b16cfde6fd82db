import { describe, expect, it } from 'vitest'
import { COLOR_BIT, hasSubtype, hasType } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

/** A Clone enters as a copy of that creature. */
function cloned(name: string, position: Parameters<typeof board>[0]) {
  const b = board({ ...position, a: { ...position.a, hand: ['Clone', ...(position.a?.hand ?? [])] } })
  return b.yes('copy').reply('copy', () => [b.id(name)])
}

describe('[CR 707.2] what is copied', () => {
  it('[CR 707.2 example 1] not that Stuffed Bear has become a creature', () => {
    const b = cloned('Stuffed Bear', { a: { battlefield: ['Stuffed Bear', '6 Island'] } })
    b.activate('Stuffed Bear').resolve().cast('Clone').resolve()
    expect(b.count('battlefield', 'Stuffed Bear')).toBe(2)
    expect(hasType(b.c('Stuffed Bear#2'), 'creature')).toBe(false)
  })

  it('[CR 707.2 example 2] of a face-down creature a colorless 2/2 without a name, which cannot be turned face up', () => {
    const b = board({ a: { battlefield: ['11 Swamp', '4 Island'], hand: ['Grinning Demon', 'Clone'] } })
    b.cast('Grinning Demon', { method: 'morph' }).resolve()
    b.yes('copy').reply('copy', (decision) => (decision.shape === 'objects' ? decision.candidates.slice(0, 1) : []))
    b.cast('Clone').resolve()
    const copy = b.game.state.battlefield.at(-1) ?? 0
    expect(b.game.state.objects[copy]).toMatchObject({ faceDown: false })
    expect(b.legal().filter((action) => action.kind === 'turnFaceUp').length).toBe(1)
  })
})

describe('[CR 707.5] a Clone enters as what it copies', () => {
  it('[CR 707.5 example 1] tapped and with fade counters as a Skyshroud Behemoth', () => {
    const b = cloned('Skyshroud Behemoth', {
      a: { battlefield: ['4 Island'] },
      b: { battlefield: [{ card: 'Skyshroud Behemoth', counters: { fade: 1 } }] },
    })
    b.cast('Clone').resolve()
    expect(b.object('Skyshroud Behemoth#2')).toMatchObject({ tapped: true, counters: { fade: 2 } })
  })

  it('[CR 707.5 example 2] and triggers as a Wall of Omens', () => {
    const b = cloned('Wall of Omens', { a: { battlefield: ['Wall of Omens', '4 Island'] } })
    b.cast('Clone').resolveAll()
    expect(b.names('hand', 'A').length).toBe(1)
  })

  it('[CR 707.6 example 1] with a choice of its own as an Adaptive Automaton', () => {
    const b = board({
      a: {
        battlefield: ['7 Island', 'Merfolk of the Pearl Trident', 'Goblin Piker'],
        hand: ['Clone', 'Adaptive Automaton'],
      },
    })
    b.option('chooseType', 'Merfolk').cast('Adaptive Automaton').resolve()
    b.yes('copy')
      .reply('copy', () => [b.id('Adaptive Automaton')])
      .option('chooseType', 'Goblin')
    b.cast('Clone').resolve()
    expect([b.pt('Merfolk of the Pearl Trident'), b.pt('Goblin Piker')]).toEqual(['2/2', '3/2'])
  })
})

it('[CR 707.9b example 1] Copy Artifact as Juggernaut is an artifact creature enchantment', () => {
  const b = board({ a: { battlefield: ['2 Island', 'Juggernaut'], hand: ['Copy Artifact'] } })
  b.yes('copy')
    .reply('copy', () => [b.id('Juggernaut')])
    .cast('Copy Artifact')
    .resolve()
  const copy = b.c('Juggernaut#2')
  expect((['artifact', 'creature', 'enchantment'] as const).every((type) => hasType(copy, type))).toBe(true)
})

describe('[CR 707.10] copies of spells', () => {
  it('[CR 707.10 example 1] Fork copies the mode of Emerald Charm, in red', () => {
    const b = board({
      a: { battlefield: ['Forest', '2 Mountain', 'Serra Angel', 'Air Elemental'], hand: ['Emerald Charm', 'Fork'] },
    })
    b.option('mode', 'mode 3').cast('Emerald Charm', { targets: ['Serra Angel'] })
    b.cast('Fork', { targets: ['Emerald Charm'] })
      .reply('target', () => [b.id('Air Elemental')])
      .resolve()
    const copy = b.game.state.stack.at(-1)
    expect(copy === undefined ? null : b.c('Emerald Charm').colors).not.toBeNull()
    b.resolveAll()
    expect([b.has('Serra Angel', 'flying'), b.has('Air Elemental', 'flying')]).toEqual([false, false])
  })

  it('[CR 707.10 example 2] a copy of Fling deals as much damage as the sacrificed creature had power', () => {
    const b = board({
      a: { battlefield: ['4 Mountain', 'Hill Giant'], hand: ['Fling', 'Reverberate'] },
    })
    b.cast('Fling', { targets: ['B'] })
      .cast('Reverberate')
      .resolveAll()
    expect(b.life('B')).toBe(14)
  })
})

describe('[CR 707.8a] tokens that copy double-faced cards', () => {
  it('[CR 707.8a example 1] have both faces: the token of Village Ironsmith transforms', () => {
    const b = board({ a: { battlefield: ['Village Ironsmith', '6 Island'], hand: ['Spitting Image'] }, turn: 3 })
    b.cast('Spitting Image', { targets: ['Village Ironsmith'] }).resolve()
    expect(b.count('battlefield', 'Village Ironsmith')).toBe(2)
    b.to('main1', 5).resolveAll()
    expect(b.count('battlefield', 'Ironfang')).toBe(2)
  })
})

it('[CR 707.8a example 2] a token that copies a Clone of Ironfang is not double-faced', () => {
  const b = board({
    a: { battlefield: [{ card: 'Village Ironsmith', face: 1 }, '10 Island'], hand: ['Clone', 'Spitting Image'] },
  })
  b.yes('copy')
    .reply('copy', () => [b.id('Ironfang')])
    .cast('Clone')
    .resolve()
  b.cast('Spitting Image', { targets: ['Ironfang#2'] })
    .resolve()
    .to('main1', 4)
  expect([b.count('battlefield', 'Village Ironsmith'), b.count('battlefield', 'Ironfang')]).toEqual([1, 2])
})

it('[CR 707.9d example 2] Glasspool Mimic as a copy of a changeling has every creature type', () => {
  const b = board({ a: { battlefield: ['3 Island', 'Woodland Changeling'], hand: ['Glasspool Mimic'] } })
  b.yes('copy')
    .reply('copy', () => [b.id('Woodland Changeling')])
    .cast('Glasspool Mimic')
    .resolve()
  const mimic = b.c('Woodland Changeling#2')
  expect([hasSubtype(mimic, 'Goblin'), hasSubtype(mimic, 'Rogue')]).toEqual([true, true])
})

it('[CR 709.4b example 1] Assault // Battery has the colors and mana value of both halves, Assault its own on the stack', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Assault // Battery'] } })
  const both = b.c('Assault // Battery')
  expect([both.manaValue, both.colors]).toEqual([5, COLOR_BIT.R | COLOR_BIT.G])
  b.cast('Assault', { targets: ['B'] })
  expect(b.c('Assault')).toMatchObject({ manaValue: 1, colors: COLOR_BIT.R })
})

it('[CR 710.2 example 1] in the library Akki Lavarunner is not legendary', () => {
  const find = (name: string) => {
    const b = board({ a: { battlefield: ['Captain Sisay'], library: [name, '3 Wastes'] } })
    return b.pick('chooseFound', name).activate('Captain Sisay').resolve().names('hand', 'A')
  }
  expect(() => find('Akki Lavarunner')).toThrow()
  expect(find('Isamaru, Hound of Konda')).toEqual(['Isamaru, Hound of Konda'])
})
