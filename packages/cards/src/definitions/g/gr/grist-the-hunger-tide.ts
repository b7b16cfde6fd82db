import {
  activated,
  addSubtype,
  addType,
  card,
  continuous,
  count,
  createToken,
  destroy,
  loseLife,
  loyalty,
  matches,
  not,
  putCounters,
  setBasePT,
  target,
  the,
  token,
  when,
} from '@spellwright/dsl'

const insect = token({ colors: ['B', 'G'], type: 'Creature — Insect', power: 1, toughness: 1 })

export const gristTheHungerTide = card({
  name: 'Grist, the Hunger Tide',
  cost: '{1}{B}{G}',
  type: 'Legendary Planeswalker — Grist',
  loyalty: 3,
  abilities: [
    continuous({
      zone: 'everywhere',
      condition: not(matches('self', { zone: 'battlefield' })),
      affects: 'self',
      apply: [addType('creature'), addSubtype('Insect'), setBasePT(1)],
    }),
    activated({
      cost: [loyalty(1)],
      effects: [
        {
          kind: 'repeatProcess',
          effects: [
            createToken(1, insect),
            { kind: 'mill', player: 'you', count: 1, as: 'milled' },
            when(matches(the('milled'), { subtype: 'Insect' }), putCounters('loyalty', 1, 'self')),
          ],
          while: matches(the('milled'), { subtype: 'Insect' }),
        },
      ],
    }),
    activated({
      cost: [loyalty(-2)],
      effects: [
        {
          kind: 'may',
          player: 'you',
          effects: [{ kind: 'sacrificeChoice', player: 'you', filter: { type: 'creature' }, count: 1 }],
          then: [
            {
              kind: 'reflexiveTrigger',
              targets: { permanent: target({ type: ['creature', 'planeswalker'] }) },
              effects: [destroy(the('permanent'))],
            },
          ],
        },
      ],
    }),
    activated({
      cost: [loyalty(-5)],
      effects: [loseLife(count({ zone: 'graveyard', owner: 'you', type: 'creature' }), 'opponent')],
    }),
  ],
})
