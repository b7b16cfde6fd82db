import type { Ability } from '@spellwright/dsl'
import { describe, expect, it } from 'vitest'
import { readFace } from '../../src/read/read-face.ts'

function abilitiesOf(type: string, text: string, more: object = {}): readonly Ability[] {
  const read = readFace({ name: 'Test Subject', type, cost: '{1}', ...more }, text)
  return 'face' in read ? read.face.abilities : []
}

const draw = { kind: 'draw', player: 'you', count: 1 }

describe('text boxes with parts', () => {
  it('[CR 714.2] chapters, for one number or several', () => {
    expect(abilitiesOf('Enchantment — Saga', 'I, II — Draw a card.\nIII — Scry 1.')).toMatchObject([
      { kind: 'triggered', on: { kind: 'chapter', numbers: [1, 2] }, effects: [draw] },
      { kind: 'triggered', on: { kind: 'chapter', numbers: [3] } },
    ])
  })

  it('[CR 716.2] what stands behind a class level bar belongs to it', () => {
    const text = 'You have no maximum hand size.\n{2}{U}: Level 2\nWhen this Class becomes level 2, draw a card.'
    expect(abilitiesOf('Enchantment — Class', text)).toMatchObject([
      { kind: 'static' },
      { kind: 'classLevel', level: 2, abilities: [{ on: { kind: 'becameLevel', level: 2 }, effects: [draw] }] },
    ])
  })

  it('[CR 711.2] a level symbol has a size and abilities', () => {
    const text = 'Level up {1}\nLEVEL 1-3\n4/4\nLEVEL 4+\n6/6\nTrample'
    expect(abilitiesOf('Creature — Human', text, { power: 2, toughness: 2 })).toMatchObject([
      { keyword: { kind: 'level up' } },
      { kind: 'level', from: 1, to: 3, power: 4, toughness: 4, abilities: [] },
      { kind: 'level', from: 4, power: 6, toughness: 6, abilities: [{ keyword: 'trample' }] },
    ])
  })

  it('a size without a level symbol before it is not understood', () => {
    expect(abilitiesOf('Creature — Human', '4/4', { power: 2, toughness: 2 })).toEqual([])
  })
})

describe('what double-faced cards say', () => {
  it('[CR 701.27e] transforming into this face is transforming into what is called so', () => {
    expect(
      abilitiesOf('Creature — Human', 'When this creature transforms into Test Subject, draw a card.'),
    ).toMatchObject([{ on: { kind: 'transformed', object: 'self', into: 'Test Subject' } }])
  })

  it('[CR 712.14a] exiled, then returned transformed', () => {
    const text = 'III — Exile this Saga, then return it to the battlefield transformed under your control.'
    const [chapter] = abilitiesOf('Enchantment — Saga', text)
    expect(chapter).toMatchObject({
      effects: [
        { kind: 'move', verb: 'exile', what: 'self' },
        { kind: 'move', verb: 'return', enters: ['transformed'], under: 'you' },
      ],
    })
  })

  it('a legend is spoken of as a person', () => {
    const text = '{T}: Exile Test Subject, then return him to the battlefield transformed under his owner’s control.'
    expect(abilitiesOf('Legendary Creature — Human', text.replace('’', "'"))).toHaveLength(1)
  })

  it('"then if" is an "if" after what was done before', () => {
    const text =
      '{T}: Mill a card. Then if there are four or more card types among cards in your graveyard, draw a card.'
    expect(abilitiesOf('Artifact', text)).toMatchObject([{ effects: [{ kind: 'mill' }, { kind: 'if', then: [draw] }] }])
  })
})
