import { describe, expect, it } from 'vitest'
import { hasType } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

it('[CR 712.14] a double-faced card that is put onto the battlefield has its front face up', () => {
  const b = board({ a: { hand: ['Reanimate'], graveyard: ['Delver of Secrets'], mana: '{B}' } })
  b.cast('Reanimate').resolve()
  expect(b.names('battlefield', 'A')).toEqual(['Delver of Secrets'])
})

it('[CR 712.14b] a modal card whose front is an instant is not put onto the battlefield', () => {
  const b = board({ a: { hand: ["Atarka's Command", 'Valakut Awakening'], mana: '{R}{G}' } })
  b.reply('mode', [1, 2]).yes().cast("Atarka's Command").resolve()
  expect(b.in('hand', 'Valakut Awakening')).toBe(true)
})

it('[CR 712.11c] only the face that is cast counts: the land face is never cast', () => {
  const b = board({ active: 1, a: { hand: ['Valakut Awakening'], mana: '{R}{R}{R}' } }).turnTo('A')
  expect(b.legal().flatMap((a) => (a.kind === 'cast' || a.kind === 'playLand' ? [[a.kind, a.face]] : []))).toEqual([
    ['cast', 0],
  ])
})

describe('copies', () => {
  it('[CR 707.2b] a copy does not change when the original transforms', () => {
    const b = board({
      a: { hand: ['Clone'], battlefield: ['Delver of Secrets'], library: ['Shock', '5 Wastes'], mana: '{U}{U}{U}{U}' },
    })
    b.yes('copy').pick('copy', 'Delver of Secrets').cast('Clone').resolve()
    b.yes().yes().to('upkeep', 5).resolveAll()
    expect(b.names('battlefield', 'A').toSorted()).toEqual(['Delver of Secrets', 'Insectile Aberration'])
  })

  it('[CR 707.10b] a copy of an ability has the same source', () => {
    const b = board({
      a: { hand: ['Elvish Visionary'], battlefield: ['Strionic Resonator', '2 Wastes'], mana: '{G}{G}' },
    })
    b.cast('Elvish Visionary').resolve()
    b.activate('Strionic Resonator').resolve()
    const sources = b.game.state.stack.map((id) => b.game.state.objects[id]!.stack!.source)
    expect(sources).toEqual([b.id('Elvish Visionary'), b.id('Elvish Visionary')])
    expect(b.resolveAll().names('hand', 'A')).toHaveLength(2)
  })

  it('[CR 707.2a] a copy has the color and abilities that the copied values give it, once', () => {
    const b = board({ a: { hand: ['Clone'], battlefield: ['Syndic of Tithes'], mana: '{U}{U}{U}{U}' } })
    b.yes('copy').pick('copy', 'Syndic of Tithes').cast('Clone').resolveAll()
    const [original, copy] = [b.c('Syndic of Tithes'), b.c('Syndic of Tithes#2')]
    expect([copy.colors, copy.abilities.length]).toEqual([original.colors, original.abilities.length])
  })
})

describe('flip and leveler cards', () => {
  it('[CR 710.4] a flipped permanent that left the battlefield is not flipped when it comes back', () => {
    const b = board({ a: { battlefield: ['Akki Lavarunner', 'Plains'], hand: ['Cloudshift'] } })
    b.attack('Akki Lavarunner').damage().resolveAll()
    expect(b.in('battlefield', 'Tok-Tok, Volcano Born')).toBe(true)
    b.cast('Cloudshift').resolve()
    expect(b.in('battlefield', 'Akki Lavarunner')).toBe(true)
  })

  it('[CR 711.6] elsewhere a leveler has its uppermost power and toughness', () => {
    const b = board({ a: { hand: ['Hexdrinker'], graveyard: ['Student of Warfare'] } })
    expect([b.pt('Hexdrinker'), b.pt('Student of Warfare')]).toEqual(['2/1', '1/1'])
  })

  it('[CR 709.4c] a split card has the types of both halves outside the stack', () => {
    const c = board({ a: { hand: ['Commit // Memory'] } }).c('Commit // Memory')
    expect([hasType(c, 'instant'), hasType(c, 'sorcery')]).toEqual([true, true])
  })

  it('[CR 709.3a] only the half that is cast counts for whether it can be', () => {
    const b = board({ a: { hand: ['Fire // Ice'], battlefield: ['2 Mountain'] } })
    expect(b.legal().flatMap((a) => (a.kind === 'cast' ? [a.face] : []))).toEqual([0])
  })
})
