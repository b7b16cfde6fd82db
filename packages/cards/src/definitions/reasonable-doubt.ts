import { card, mana, the } from '@spellwright/dsl'

export const reasonableDoubt = card({
  name: 'Reasonable Doubt',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [
    {
      kind: 'spell',
      targets: { target: { objects: { zone: 'stack' } } },
      effects: [
        {
          kind: 'unless',
          player: { controllerOf: the('target') },
          cost: [mana('{2}')],
          effects: [{ kind: 'counterSpell', what: the('target') }],
        },
      ],
    },
    {
      kind: 'spell',
      targets: { target2: { objects: { type: 'creature' }, count: { min: 0, max: 1 } } },
      effects: [{ kind: 'suspect', what: the('target2') }],
    },
  ],
})
