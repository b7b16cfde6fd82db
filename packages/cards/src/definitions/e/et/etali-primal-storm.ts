import { attacks, card, exile, the, triggered } from '@spellwright/dsl'

export const etaliPrimalStorm = card({
  name: 'Etali, Primal Storm',
  cost: '{4}{R}{R}',
  type: 'Legendary Creature — Elder Dinosaur',
  power: 6,
  toughness: 6,
  abilities: [
    triggered({
      on: attacks('self'),
      effects: [
        { kind: 'lookAtTop', player: 'eachPlayer', count: 1, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        {
          kind: 'forEach',
          what: the('exiled'),
          as: 'card',
          effects: [{ kind: 'castCard', what: the('card'), player: 'you', cost: 'free', optional: 'may' }],
        },
      ],
    }),
  ],
})
