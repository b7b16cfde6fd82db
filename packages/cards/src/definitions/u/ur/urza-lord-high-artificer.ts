import {
  activated,
  card,
  continuous,
  enters,
  exile,
  mana,
  modifyPT,
  ruleUntil,
  shuffle,
  the,
  triggered,
} from '@spellwright/dsl'

export const urzaLordHighArtificer = card({
  name: 'Urza, Lord High Artificer',
  cost: '{2}{U}{U}',
  type: 'Legendary Creature — Human Artificer',
  power: 1,
  toughness: 4,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [
        {
          kind: 'createToken',
          player: 'you',
          count: 1,
          token: {
            colors: [],
            power: 0,
            toughness: 0,
            supertypes: [],
            types: ['artifact', 'creature'],
            subtypes: ['Construct'],
            abilities: [
              continuous({
                affects: 'self',
                apply: [
                  modifyPT(
                    { kind: 'count', of: { controller: 'you', type: 'artifact' } },
                    { kind: 'count', of: { controller: 'you', type: 'artifact' } },
                  ),
                ],
              }),
            ],
          },
        },
      ],
    }),
    activated({
      cost: [{ kind: 'tapOther', what: { type: 'artifact' }, count: 1 }],
      effects: [{ kind: 'addMana', player: 'you', mana: { kind: 'fixed', mana: '{U}' } }],
    }),
    activated({
      cost: [mana('{5}')],
      effects: [
        shuffle(),
        { kind: 'lookAtTop', player: 'you', count: 1, as: 'top' },
        exile(the('top'), { as: 'exiled' }),
        ruleUntil({
          kind: 'mayPlayFrom',
          player: 'you',
          zone: 'exile',
          what: { among: the('exiled') },
          verb: 'play',
          free: 'free',
        }),
      ],
    }),
  ],
})
