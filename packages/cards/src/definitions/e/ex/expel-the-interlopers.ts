import { all, bound, card, destroy, spell } from '@spellwright/dsl'

export const expelTheInterlopers = card({
  name: 'Expel the Interlopers',
  cost: '{3}{W}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        { kind: 'chooseWord', player: 'you', choose: { kind: 'number', min: 0, max: 10 }, as: 'number' },
        destroy(all({ type: 'creature', power: { atLeast: bound('number') } })),
      ],
    }),
  ],
})
