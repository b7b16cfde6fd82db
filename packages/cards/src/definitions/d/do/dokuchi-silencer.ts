import {
  card,
  dealsDamageToPlayer,
  destroy,
  discardCost,
  keyword,
  mana,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const dokuchiSilencer = card({
  name: 'Dokuchi Silencer',
  cost: '{1}{B}',
  type: 'Creature — Human Ninja',
  power: 2,
  toughness: 1,
  abilities: [
    keyword({ kind: 'ninjutsu', cost: [mana('{1}{B}')] }),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [discardCost({ type: 'creature' })],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: { permanent: target({ type: ['creature', 'planeswalker'], controller: 'eventPlayer' }) },
              effects: [destroy(the('permanent'))],
            },
          ],
        },
      ],
    }),
  ],
})
