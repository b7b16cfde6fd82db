import { card, dealsDamageToPlayer, exactly, exile, keyword, put, the, triggered } from '@spellwright/dsl'

export const lordOfTheVoid = card({
  name: 'Lord of the Void',
  cost: '{4}{B}{B}{B}',
  type: 'Creature — Demon',
  power: 7,
  toughness: 7,
  abilities: [
    keyword('flying'),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        { kind: 'lookAtTop', player: 'eventPlayer', count: 7, as: 'top', unseen: 'unseen' },
        exile(the('top'), { as: 'exiled' }),
        {
          kind: 'chooseAmong',
          player: 'you',
          among: the('exiled'),
          filter: { type: 'creature' },
          count: exactly(1),
          as: 'creature',
        },
        put('battlefield', the('creature'), { under: 'you' }),
      ],
    }),
  ],
})
