import {
  activated,
  card,
  dealsDamageToPlayer,
  draw,
  entersWithCounters,
  keyword,
  mana,
  removeCounter,
} from '@spellwright/dsl'

export const flitterwingNuisance = card({
  name: 'Flitterwing Nuisance',
  type: 'Creature — Faerie Rogue',
  cost: '{U}',
  power: 2,
  toughness: 2,
  abilities: [
    keyword('flying'),
    entersWithCounters('-1/-1', 1),
    activated({
      cost: [mana('{2}{U}'), removeCounter('any')],
      effects: [
        {
          kind: 'delayedTrigger',
          on: {
            kind: 'either',
            events: [
              dealsDamageToPlayer({ type: 'creature', controller: 'you' }, 'combat'),
              {
                kind: 'damage',
                source: { type: 'creature', controller: 'you' },
                to: { object: { type: 'planeswalker' } },
                combat: 'combat',
              },
            ],
          },
          lasts: 'everyTimeThisTurn',
          effects: [draw(1)],
        },
      ],
    }),
  ],
})
