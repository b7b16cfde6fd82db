import { all, card, destroy, pump, spell } from '@spellwright/dsl'

export const witheringCurse = card({
  name: 'Withering Curse',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  abilities: [
    spell({
      effects: [
        {
          kind: 'if',
          abilityWord: 'Infusion',
          condition: { kind: 'happened', event: { kind: 'lifeGained', player: 'you' }, when: 'thisTurn' },
          then: [destroy(all({ type: 'creature' }))],
          else: [pump(all({ type: 'creature' }), -2, -2)],
        },
      ],
    }),
  ],
})
