import { card, did, exile, loseLife, target, the, triggered, upTo, when } from '@spellwright/dsl'

export const kaervekThePunisher = card({
  name: 'Kaervek, the Punisher',
  type: 'Legendary Creature — Human Warlock',
  cost: '{1}{B}{B}',
  power: 3,
  toughness: 3,
  abilities: [
    triggered({
      on: { kind: 'crimeCommitted', player: 'you' },
      targets: { card: target({ zone: 'graveyard', owner: 'you', color: 'B' }, { count: upTo(1) }) },
      effects: [
        exile(the('card'), { as: 'exiled' }),
        { kind: 'copyCard', what: the('exiled'), as: 'copy' },
        { kind: 'castCard', what: the('copy'), player: 'you', cost: 'normal', optional: 'may', as: 'cast' },
        when(did('cast'), loseLife(2)),
      ],
    }),
  ],
})
