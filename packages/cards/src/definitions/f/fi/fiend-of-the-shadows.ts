import {
  activated,
  card,
  dealsDamageToPlayer,
  exactly,
  exile,
  keyword,
  ruleUntil,
  sacrifice,
  the,
  triggered,
} from '@spellwright/dsl'

export const fiendOfTheShadows = card({
  name: 'Fiend of the Shadows',
  cost: '{3}{B}{B}',
  type: 'Creature — Vampire Wizard',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      effects: [
        {
          kind: 'choose',
          player: 'eventPlayer',
          from: { zone: 'hand' },
          whose: 'eventPlayer',
          count: exactly(1),
          as: 'card',
        },
        exile(the('card'), { as: 'exiled' }),
        ruleUntil(
          { kind: 'mayPlayFrom', player: 'you', zone: 'exile', what: { among: the('exiled') }, verb: 'play' },
          'game',
        ),
      ],
    }),
    activated({ cost: [sacrifice({ subtype: 'Human' })], effects: [{ kind: 'regenerate', what: 'self' }] }),
  ],
})
