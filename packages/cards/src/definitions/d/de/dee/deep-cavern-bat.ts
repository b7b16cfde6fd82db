import { card, enters, keywords, targetOpponent, the, triggered, upTo } from '@spellwright/dsl'

export const deepCavernBat = card({
  name: 'Deep-Cavern Bat',
  cost: '{1}{B}',
  type: 'Creature — Bat',
  power: 1,
  toughness: 1,
  abilities: [
    ...keywords('flying', 'lifelink'),
    triggered({
      on: enters('self'),
      targets: { player: targetOpponent },
      effects: [
        { kind: 'lookAtHand', player: the('player') },
        {
          kind: 'choose',
          player: 'you',
          from: { zone: 'hand', not: { type: 'land' } },
          whose: the('player'),
          count: upTo(1),
          as: 'card',
        },
        { kind: 'exileUntilSourceLeaves', what: the('card') },
      ],
    }),
  ],
})
