import {
  card,
  enters,
  exactly,
  exile,
  leaves,
  linked,
  returnTo,
  targetOpponent,
  the,
  triggered,
} from '@spellwright/dsl'

export const mesmericFiend = card({
  name: 'Mesmeric Fiend',
  cost: '{1}{B}',
  type: 'Creature — Nightmare Horror',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { player: targetOpponent },
      effects: [
        { kind: 'revealHand', player: the('player') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' } },
          whose: the('player'),
          count: exactly(1),
          as: 'card',
        },
        exile(the('card'), { linked: 'exiled' }),
      ],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('hand', linked('exiled'))] }),
  ],
})
