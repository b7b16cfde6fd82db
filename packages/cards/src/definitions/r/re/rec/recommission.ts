import { card, matches, returnTo, spell, target, the } from '@spellwright/dsl'

export const recommission = card({
  name: 'Recommission',
  cost: '{1}{W}',
  type: 'Sorcery',
  abilities: [
    spell({
      targets: {
        card: target({ zone: 'graveyard', owner: 'you', type: ['artifact', 'creature'], manaValue: { atMost: 3 } }),
      },
      effects: [
        returnTo('battlefield', the('card'), {
          counters: {
            counter: '+1/+1',
            count: { kind: 'if', condition: matches(the('card'), { type: 'creature' }), then: 1, else: 0 },
          },
        }),
      ],
    }),
  ],
})
