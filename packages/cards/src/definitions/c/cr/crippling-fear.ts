import { all, card, pump, spell } from '@spellwright/dsl'

export const cripplingFear = card({
  name: 'Crippling Fear',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'creatureType' }, as: 'type' },
        pump(all({ type: 'creature', not: { subtype: { chosen: 'type' } } }), -3, -3),
      ],
    }),
  ],
})
