import { attacks, card, manaValueOf, payLife, the, triggered, upTo } from '@spellwright/dsl'

export const anrakyrTheTraveller = card({
  name: 'Anrakyr the Traveller',
  cost: '{4}{B}',
  type: 'Legendary Artifact Creature — Necron',
  power: 4,
  toughness: 4,
  abilities: [
    triggered({
      abilityWord: 'Lord of the Pyrrhian Legions',
      on: attacks('self'),
      effects: [
        {
          kind: 'choose',
          player: 'you',
          from: { zone: ['hand', 'graveyard'], owner: 'you', type: 'artifact', not: { type: 'land' } },
          whose: 'you',
          count: upTo(1),
          as: 'card',
        },
        {
          kind: 'castCard',
          what: the('card'),
          player: 'you',
          cost: [payLife(manaValueOf('self'))],
          optional: 'may',
        },
      ],
    }),
  ],
})
