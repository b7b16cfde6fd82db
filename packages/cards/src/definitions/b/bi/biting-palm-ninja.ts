import {
  card,
  dealsDamageToPlayer,
  entersWithCounters,
  exactly,
  exile,
  keyword,
  mana,
  removeCounter,
  the,
  triggered,
} from '@spellwright/dsl'

export const bitingPalmNinja = card({
  name: 'Biting-Palm Ninja',
  cost: '{2}{B}',
  type: 'Creature — Human Ninja',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'ninjutsu', cost: [mana('{2}{B}')] }),
    entersWithCounters('menace', 1),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [removeCounter('menace')],
          then: [
            {
              kind: 'reflexiveTrigger',
              effects: [
                { kind: 'revealHand', player: 'eventPlayer' },
                {
                  kind: 'choose',
                  player: 'you',
                  from: { zone: 'hand', not: { type: 'land' } },
                  whose: 'eventPlayer',
                  count: exactly(1),
                  as: 'card',
                },
                exile(the('card')),
              ],
            },
          ],
        },
      ],
    }),
  ],
})
