import {
  attacks,
  card,
  enters,
  gainLife,
  keywords,
  mana,
  payLife,
  returnTo,
  target,
  the,
  triggered,
} from '@spellwright/dsl'

export const zoralineCosmosCaller = card({
  name: 'Zoraline, Cosmos Caller',
  type: 'Legendary Creature — Bat Cleric',
  cost: '{1}{W}{B}',
  power: 3,
  toughness: 3,
  abilities: [
    ...keywords('flying', 'vigilance'),
    triggered({ on: attacks({ subtype: 'Bat', controller: 'you' }), effects: [gainLife(1)] }),
    triggered({
      on: { kind: 'either', events: [enters('self'), attacks('self')] },
      effects: [
        {
          kind: 'mayPay',
          player: 'you',
          cost: [mana('{W}{B}'), payLife(2)],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: {
                card: target({
                  zone: 'graveyard',
                  owner: 'you',
                  is: 'permanentCard',
                  not: { type: 'land' },
                  manaValue: { atMost: 3 },
                }),
              },
              effects: [returnTo('battlefield', the('card'), { counters: { counter: 'finality', count: 1 } })],
            },
          ],
        },
      ],
    }),
  ],
})
