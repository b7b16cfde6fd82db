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

export const tidehollowSculler = card({
  name: 'Tidehollow Sculler',
  cost: '{W}{B}',
  type: 'Artifact Creature — Zombie',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { opponent: targetOpponent },
      effects: [
        { kind: 'revealHand', player: the('opponent') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' } },
          whose: the('opponent'),
          count: exactly(1),
          as: 'card',
        },
        exile(the('card'), { linked: 'exiled' }),
      ],
    }),
    triggered({ on: leaves('self'), effects: [returnTo('hand', linked('exiled'))] }),
  ],
})
