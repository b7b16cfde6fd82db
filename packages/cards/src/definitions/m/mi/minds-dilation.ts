import { card, exile, matches, not, the, triggered, when } from '@spellwright/dsl'

export const mindsDilation = card({
  name: "Mind's Dilation",
  cost: '{5}{U}{U}',
  type: 'Enchantment',
  abilities: [
    triggered({
      on: { kind: 'cast', player: 'opponent', nth: 1 },
      effects: [
        { kind: 'lookAtTop', player: 'eventPlayer', count: 1, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'card' }),
        when(not(matches(the('card'), { type: 'land' })), {
          kind: 'castCard',
          what: the('card'),
          player: 'you',
          cost: 'free',
          optional: 'may',
        }),
      ],
    }),
  ],
})
