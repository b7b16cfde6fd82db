import { addSubtype, addType, all, apply, card, gain, setBasePT, spell } from '@spellwright/dsl'

export const sylvanAwakening = card({
  name: 'Sylvan Awakening',
  cost: '{2}{G}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        apply(
          all({ type: 'land', controller: 'you' }),
          [
            addType('creature'),
            addSubtype('Elemental'),
            setBasePT(2),
            gain('reach'),
            gain('indestructible'),
            gain('haste'),
          ],
          'untilYourNextTurn',
        ),
      ],
    }),
  ],
})
