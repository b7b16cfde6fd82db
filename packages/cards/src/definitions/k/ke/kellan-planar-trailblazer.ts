import {
  activated,
  apply,
  card,
  dealsDamageToPlayer,
  exile,
  gain,
  gainAbility,
  mana,
  matches,
  ruleUntil,
  setBasePT,
  the,
  triggered,
  when,
} from '@spellwright/dsl'

export const kellanPlanarTrailblazer = card({
  name: 'Kellan, Planar Trailblazer',
  type: 'Legendary Creature — Human Faerie Scout',
  cost: '{R}',
  power: 2,
  toughness: 1,
  abilities: [
    activated({
      cost: [mana('{1}{R}')],
      effects: [
        when(
          matches('self', { subtype: 'Scout' }),
          apply(
            'self',
            [
              { kind: 'setCreatureTypes', subtypes: ['Human', 'Faerie', 'Detective'] },
              gainAbility(
                triggered({
                  on: dealsDamageToPlayer('self', 'combat'),
                  effects: [
                    { kind: 'lookAtTop', player: 'you', count: 1, as: 'top', unseen: 'unseen' },
                    exile(the('top'), { as: 'exiled' }),
                    ruleUntil({
                      kind: 'mayPlayFrom',
                      player: 'you',
                      zone: 'exile',
                      what: { among: the('exiled') },
                      verb: 'play',
                    }),
                  ],
                }),
              ),
            ],
            'game',
          ),
        ),
      ],
    }),
    activated({
      cost: [mana('{2}{R}')],
      effects: [
        when(
          matches('self', { subtype: 'Detective' }),
          apply(
            'self',
            [
              setBasePT(3, 2),
              { kind: 'setCreatureTypes', subtypes: ['Human', 'Faerie', 'Rogue'] },
              gain('double strike'),
            ],
            'game',
          ),
        ),
      ],
    }),
  ],
})
