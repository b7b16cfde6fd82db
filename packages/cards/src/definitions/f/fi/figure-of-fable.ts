import { activated, apply, card, gain, mana, matches, setBasePT, when } from '@spellwright/dsl'

export const figureOfFable = card({
  name: 'Figure of Fable',
  cost: '{G/W}',
  type: 'Creature — Kithkin',
  power: 1,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{G/W}')],
      effects: [apply('self', [{ kind: 'setCreatureTypes', subtypes: ['Kithkin', 'Scout'] }, setBasePT(2, 3)], 'game')],
    }),
    activated({
      cost: [mana('{1}{G/W}{G/W}')],
      effects: [
        when(
          matches('self', { subtype: 'Scout' }),
          apply('self', [{ kind: 'setCreatureTypes', subtypes: ['Kithkin', 'Soldier'] }, setBasePT(4, 5)], 'game'),
        ),
      ],
    }),
    activated({
      cost: [mana('{3}{G/W}{G/W}{G/W}')],
      effects: [
        when(
          matches('self', { subtype: 'Soldier' }),
          apply(
            'self',
            [
              { kind: 'setCreatureTypes', subtypes: ['Kithkin', 'Avatar'] },
              setBasePT(7, 8),
              gain({ kind: 'protection', from: [{ player: 'opponent' }] }),
            ],
            'game',
          ),
        ),
      ],
    }),
  ],
})
