import {
  activated,
  atBeginningOf,
  card,
  exactly,
  gainLife,
  mana,
  returnTo,
  sacrificeSelf,
  tap,
  the,
  triggered,
} from '@spellwright/dsl'

export const scavengersTalent = card({
  name: "Scavenger's Talent",
  type: 'Enchantment — Class',
  cost: '{B}',
  abilities: [
    triggered({
      on: {
        kind: 'zoneChange',
        object: { controller: 'you', type: 'creature' },
        from: 'battlefield',
        to: 'graveyard',
        batch: 'oneOrMore',
      },
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: [],
            supertypes: [],
            types: ['artifact'],
            subtypes: ['Food'],
            abilities: [activated({ cost: [mana('{2}'), tap, sacrificeSelf], effects: [gainLife(3)] })],
          },
        },
      ],
      limit: { times: 1, per: 'turn' },
    }),
    {
      kind: 'classLevel',
      level: 2,
      cost: [mana('{1}{B}')],
      abilities: [
        triggered({
          on: { kind: 'sacrificed', player: 'you', object: {} },
          targets: { target: { players: { player: 'any' } } },
          effects: [{ kind: 'mill', player: the('target'), count: 2 }],
        }),
      ],
    },
    {
      kind: 'classLevel',
      level: 3,
      cost: [mana('{2}{B}')],
      abilities: [
        triggered({
          on: atBeginningOf('end', 'you'),
          effects: [
            {
              kind: 'mayPay',
              player: 'you',
              cost: [{ kind: 'sacrifice', what: { other: true, not: { type: 'land' } }, count: 3 }],
              then: [
                {
                  kind: 'choose',
                  player: 'you',
                  from: { zone: 'graveyard', owner: 'you', type: 'creature' },
                  count: exactly(1),
                  as: 'card',
                },
                returnTo('battlefield', the('card'), { counters: { counter: 'finality', count: 1 } }),
              ],
            },
          ],
        }),
      ],
    },
  ],
})
